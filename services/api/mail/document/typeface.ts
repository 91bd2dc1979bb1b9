import { fileURLToPath } from 'node:url';

/** The company's typeface, as files that can be embedded in a PDF. */
export interface Typeface {
  regular: string;
  bold: string;
}

/** The typeface in the source tree. */
export function ownTypeface(): Typeface {
  return {
    regular: fileURLToPath(
      import.meta.resolve('@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf'),
    ),
    bold: fileURLToPath(import.meta.resolve('@expo-google-fonts/hanken-grotesk/700Bold/HankenGrotesk_700Bold.ttf')),
  };
}
