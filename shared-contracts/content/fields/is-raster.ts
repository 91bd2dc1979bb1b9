/**
 * Whether the Images API can scale and convert the picture at this URL. It cannot convert drawings (SVG), and does not
 * serve placeholders (`data:`).
 */
export function isRaster(url: string): boolean {
  return !/^data:|\.svg($|\?)/.test(url);
}
