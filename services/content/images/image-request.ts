import { badRequest } from '../api/api-error.ts';

const formats = ['jpg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const;
const fits = ['pad', 'fill', 'scale', 'crop', 'thumb'] as const;
const focuses = [
  'center',
  'top',
  'right',
  'left',
  'bottom',
  'top_right',
  'top_left',
  'bottom_right',
  'bottom_left',
  'face',
  'faces',
] as const;

export type ImageFormat = (typeof formats)[number];
export type Focus = (typeof focuses)[number];

/** What to do with a picture. */
export interface ImageRequest {
  width?: number | undefined;
  height?: number | undefined;
  fit?: (typeof fits)[number] | undefined;
  focus: Focus;
  format?: ImageFormat | undefined;
  variant?: 'progressive' | 'png8' | undefined;
  quality?: number | undefined;
  /** `#rrggbb`, for padding, rounded corners, and transparent areas in a JPEG. */
  background?: string | undefined;
  radius?: number | 'max' | undefined;
}

/**
 * Reads the parameters w, h, fit, f, fm, fl, q, bg, and r, and ignores all others.
 *
 * @returns `undefined` if there are none of them
 * @throws ApiError BadRequest for a value that the Images API refuses, such as a side of more than 4000 pixels
 */
export function toImageRequest(parameters: URLSearchParams): ImageRequest | undefined {
  if (!['w', 'h', 'fit', 'f', 'fm', 'fl', 'q', 'bg', 'r'].some((name) => parameters.has(name))) return undefined;
  const format = pick(parameters, 'fm', formats);
  const variant = pick(parameters, 'fl', ['progressive', 'png8'] as const);
  if (variant && format !== (variant === 'png8' ? 'png' : 'jpg')) {
    throw badRequest(`fl=${variant} needs fm=${variant === 'png8' ? 'png' : 'jpg'}.`);
  }
  const background = parameters.get('bg');
  if (background !== null && !/^rgb:[0-9a-f]{6}$/i.test(background)) throw invalid('bg', background);
  return {
    width: toNumber(parameters, 'w', 4000),
    height: toNumber(parameters, 'h', 4000),
    fit: pick(parameters, 'fit', fits),
    focus: pick(parameters, 'f', focuses) ?? 'center',
    format,
    variant,
    quality: toNumber(parameters, 'q', 100),
    background: background?.replace('rgb:', '#').toLowerCase(),
    radius: parameters.get('r') === 'max' ? 'max' : toNumber(parameters, 'r', 4000),
  };
}

function pick<T extends string>(parameters: URLSearchParams, name: string, known: readonly T[]): T | undefined {
  const value = parameters.get(name);
  if (value === null) return undefined;
  const found = known.find((one) => one === value);
  if (!found) throw invalid(name, value);
  return found;
}

function toNumber(parameters: URLSearchParams, name: string, max: number): number | undefined {
  const value = parameters.get(name);
  if (value === null) return undefined;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < 1 || number > max) throw invalid(name, value);
  return number;
}

function invalid(name: string, value: string) {
  return badRequest(`The value "${value}" of the image parameter "${name}" is invalid.`);
}
