import { Section } from '../layout/Section.tsx';
import { SectionHeading } from '../layout/SectionHeading.tsx';
import { ColorSheet } from './ColorSheet.tsx';
import { ControlSheet } from './ControlSheet.tsx';
import { FormSheet } from './FormSheet.tsx';
import { MessageSheet } from './MessageSheet.tsx';
import { PatternSheet } from './PatternSheet.tsx';
import { TypeSheet } from './TypeSheet.tsx';

/** Every token and primitive in all its states. The shell shows it in development. */
export function Styleguide() {
  return (
    <>
      <Section tight>
        <SectionHeading
          level={1}
          eyebrow="Development only"
          title="Styleguide"
          lead="Tokens, type, and primitives in your system's color scheme. Anything not shown here is not part of the visual contract."
        />
      </Section>
      <ColorSheet />
      <TypeSheet />
      <ControlSheet />
      <FormSheet />
      <PatternSheet />
      <MessageSheet />
    </>
  );
}
