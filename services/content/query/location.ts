import { badRequest } from '../api/api-error.ts';
import type { Resource } from '../delivery/resource.ts';

interface Point {
  lat: number;
  lon: number;
}

/** `[near]=lat,lon`: everything with a location, the nearest first. */
export function toDistance(text: string, value: string): (location: unknown) => number {
  const [lat = 0, lon = 0] = numbers(text, value, [2]);
  return (location) => distance({ lat, lon }, location as Point);
}

/** `[within]`: a box (lat1,lon1,lat2,lon2) or a circle (lat,lon,kilometers). */
export function isWithin(text: string, value: string, read: (resource: Resource) => unknown[]) {
  const given = numbers(text, value, [3, 4]);
  const [a = 0, b = 0, c = 0, d = 0] = given;
  const isInside = (point: Point) =>
    given.length === 3
      ? distance({ lat: a, lon: b }, point) <= c
      : between(point.lat, a, c) && between(point.lon, b, d);
  return (resource: Resource) => read(resource).some((point) => isInside(point as Point));
}

function numbers(text: string, value: string, lengths: number[]): number[] {
  const list = value.split(',').map(Number);
  if (lengths.includes(list.length) && list.every(Number.isFinite)) return list;
  throw badRequest(`The value "${value}" of "${text}" must be ${lengths.join(' or ')} numbers.`);
}

function between(value: number, one: number, other: number): boolean {
  return value >= Math.min(one, other) && value <= Math.max(one, other);
}

/** The great-circle distance in kilometers. */
function distance(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const lat = radians(b.lat - a.lat) / 2;
  const lon = radians(b.lon - a.lon) / 2;
  const h = Math.sin(lat) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lon) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(h));
}
