/** A block on the platform: its corner, and its size along the two ground axes and upwards. */
export interface Block {
  at: readonly [x: number, y: number, z: number];
  size: readonly [width: number, depth: number, height: number];
  tone: 'ground' | 'zone' | 'plain' | 'accent' | 'ink' | 'spark';
}

/** Where a point of the platform lies in the picture, as `x y` in whole pixels. */
export function toPoint(x: number, y: number, z: number): string {
  return `${Math.round(320 + (x - y) * 30)} ${Math.round(150 + (x + y) * 17 - z * 34)}`;
}

/** The three faces of a block that can be seen, as path data. */
export function toBlockFaces({ at: [x, y, z], size: [width, depth, height] }: Block) {
  const [far, near] = [x + width, y + depth];
  const up = z + height;
  return {
    top: toShape(toPoint(x, y, up), toPoint(far, y, up), toPoint(far, near, up), toPoint(x, near, up)),
    left: toShape(toPoint(x, near, up), toPoint(far, near, up), toPoint(far, near, z), toPoint(x, near, z)),
    right: toShape(toPoint(far, near, up), toPoint(far, y, up), toPoint(far, y, z), toPoint(far, near, z)),
  };
}

function toShape(...points: string[]): string {
  return `M${points.join('L')}z`;
}
