import * as v from 'valibot';

const where = {
  /** Only requests whose path contains this, e.g. `/entries`. */
  path: v.optional(v.string()),
  /** For this many requests; without it, until the faults are replaced. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
};

const fault = v.variant('kind', [
  v.strictObject({ kind: v.literal('latency'), milliseconds: v.pipe(v.number(), v.minValue(0)), ...where }),
  v.strictObject({
    kind: v.literal('error'),
    status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
    ...where,
  }),
  v.strictObject({
    kind: v.literal('rate-limit'),
    /** Requests allowed in a second; 0 refuses every one. */
    perSecond: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** Seconds that a refused client is told to wait. */
    reset: v.optional(v.pipe(v.number(), v.minValue(0)), 1),
    ...where,
  }),
  v.strictObject({
    kind: v.literal('outage'),
    /** `disconnect` closes the connection without an answer, `hang` never answers. */
    how: v.picklist(['disconnect', 'hang']),
    ...where,
  }),
]);

/** A list of faults; each request meets all that apply to it, in order. */
export const faults = v.array(fault);

/** Something that goes wrong on purpose: slowness, an error answer, a rate limit, an outage. */
export type Fault = v.InferInput<typeof fault>;
export type CheckedFault = v.InferOutput<typeof fault>;
