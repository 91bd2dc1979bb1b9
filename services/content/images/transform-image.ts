import sharp, { type Metadata, type Sharp } from 'sharp';
import type { Focus, ImageFormat, ImageRequest } from './image-request.ts';

/** A transformed picture. */
export interface Picture {
  body: Buffer<ArrayBuffer>;
  contentType: string;
}

/** Transforms a picture as the Images API does: resizes it, crops it, rounds its corners, or converts it. */
export async function transformImage(file: string, request: ImageRequest): Promise<Picture> {
  const metadata = await sharp(file).metadata();
  const format = request.format ?? toFormat(metadata.format);
  const isAnimated = (metadata.pages ?? 1) > 1 && (format === 'gif' || format === 'webp');
  let image = sharp(file, { animated: isAnimated, density: toDensity(metadata, request) }).autoOrient();
  image = resize(image, metadata, request, format);
  if (request.radius !== undefined) image = sharp(await roundCorners(image, request.radius));
  if (format === 'jpg' || request.background) image = image.flatten({ background: request.background ?? '#ffffff' });
  const body = await encode(image, format, request).toBuffer();
  return { body: body as Buffer<ArrayBuffer>, contentType: `image/${format === 'jpg' ? 'jpeg' : format}` };
}

function resize(image: Sharp, metadata: Metadata, request: ImageRequest, format: ImageFormat): Sharp {
  const { width, height, fit } = request;
  if (width === undefined && height === undefined) return image;
  const size = { ...(width ? { width } : {}), ...(height ? { height } : {}) };
  const position = positions[request.focus];
  switch (fit) {
    case 'scale':
      return image.resize({ ...size, fit: 'fill' });
    case 'fill':
    case 'thumb':
      return image.resize({ ...size, fit: 'cover', position });
    case 'crop': {
      // Cuts a part out without scaling, and never a larger one than the picture.
      const source = sourceSize(metadata);
      return image.resize({
        width: Math.min(width ?? source.width, source.width),
        height: Math.min(height ?? source.height, source.height),
        fit: 'cover',
        position,
        withoutEnlargement: true,
        withoutReduction: true,
      });
    }
    case 'pad': {
      const clear = format === 'jpg' ? '#ffffff' : { r: 0, g: 0, b: 0, alpha: 0 };
      return image.resize({ ...size, fit: 'contain', background: request.background ?? clear });
    }
    default:
      return image.resize({ ...size, fit: 'inside', withoutEnlargement: true });
  }
}

const positions: Record<Focus, string> = {
  center: 'centre',
  top: 'top',
  right: 'right',
  left: 'left',
  bottom: 'bottom',
  top_right: 'right top',
  top_left: 'left top',
  bottom_right: 'right bottom',
  bottom_left: 'left bottom',
  // There is no face detection here. sharp's attention strategy looks for skin tones and contrast.
  face: 'attention',
  faces: 'attention',
};

async function roundCorners(image: Sharp, radius: number | 'max'): Promise<Buffer> {
  const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const [rx, ry] = radius === 'max' ? [width / 2, height / 2] : [radius, radius];
  const mask = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${rx}" ry="${ry}"/></svg>`;
  return sharp(data)
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

function encode(image: Sharp, format: ImageFormat, { quality, variant }: ImageRequest): Sharp {
  const options = quality === undefined ? {} : { quality };
  switch (format) {
    case 'jpg': {
      // The settings of `mozjpeg: true`, except that it makes every JPEG progressive.
      const small = { trellisQuantisation: true, overshootDeringing: true, quantisationTable: 3 };
      return image.jpeg({ ...small, ...options, progressive: variant === 'progressive' });
    }
    case 'png':
      return image.png({ palette: variant === 'png8', compressionLevel: 9 });
    case 'webp':
      return image.webp({ quality: 80, ...options });
    case 'avif':
      return image.avif({ quality: 55, ...options, effort: 3 });
    case 'gif':
      return image.gif();
    case 'tiff':
      return image.tiff(options);
  }
}

function toFormat(format: string | undefined): ImageFormat {
  const own: Record<string, ImageFormat> = { jpeg: 'jpg', webp: 'webp', gif: 'gif', heif: 'avif', tiff: 'tiff' };
  return own[format ?? ''] ?? 'png';
}

function sourceSize({ autoOrient }: Metadata): { width: number; height: number } {
  return { width: autoOrient.width, height: autoOrient.height };
}

/** The density at which to draw an SVG so that it is sharp at the requested size. 72 is its natural size. */
function toDensity(metadata: Metadata, { width, height }: ImageRequest): number {
  if (metadata.format !== 'svg') return 72;
  const natural = sourceSize(metadata);
  const scale = Math.max((width ?? 0) / natural.width, (height ?? 0) / natural.height, 1);
  return Math.min(72 * scale, 72 * 20);
}
