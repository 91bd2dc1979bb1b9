/**
 * Whether the Images API can scale and convert the picture at this address. It documents no conversion of drawings (SVG),
 * and a placeholder (`data:`) does not come from it.
 */
export function isRaster(url: string): boolean {
  return !/^data:|\.svg($|\?)/.test(url);
}
