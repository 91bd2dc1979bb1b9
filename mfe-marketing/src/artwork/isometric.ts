/** Pixels of the drawing per unit of the scene. */
const unit = 20;

/** A place in a scene: x runs to the lower right, y to the lower left, z up. */
export type Place = readonly [x: number, y: number, z?: number];

/** Projects a place in the scene onto the drawing, in whole pixels. */
function toPoint([x, y, z = 0]: Place): string {
  return `${Math.round((x - y) * unit * 0.866)} ${Math.round(((x + y) / 2 - z) * unit)}`;
}

/** Path data for a line through the places. */
export function toLine(...places: Place[]): string {
  return `M${places.map(toPoint).join('L')}`;
}

/** Path data for an area with the places as its corners. */
export function toArea(...places: Place[]): string {
  return `${toLine(...places)}z`;
}
