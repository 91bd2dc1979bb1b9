/** Pixels of the drawing for one unit of a scene. */
const unit = 20;

/** A place in a scene: x runs to the lower right, y to the lower left, z up. */
export type Place = readonly [x: number, y: number, z?: number];

/** Where a place of a scene lies in the drawing, in whole pixels. */
function toPoint([x, y, z = 0]: Place): string {
  return `${Math.round((x - y) * unit * 0.866)} ${Math.round(((x + y) / 2 - z) * unit)}`;
}

/** The path data of a line through places. */
export function toLine(...places: Place[]): string {
  return `M${places.map(toPoint).join('L')}`;
}

/** The path data of an area between places. */
export function toArea(...places: Place[]): string {
  return `${toLine(...places)}z`;
}
