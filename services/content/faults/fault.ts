import * as v from 'valibot';

const where = {
  /** Applies only to requests whose path contains this, such as `/entries`. */
  path: v.optional(v.string()),
  /** Ends after this many requests. Without it, the fault lasts until the faults are replaced. */
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
    /** The requests allowed per second. 0 refuses all. */
    perSecond: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** How many seconds a refused client must wait. */
    reset: v.optional(v.pipe(v.number(), v.minValue(0)), 1),
    ...where,
  }),
  v.strictObject({
    kind: v.literal('outage'),
    /** `disconnect` closes the connection without an answer. `hang` never answers. */
    how: v.picklist(['disconnect', 'hang']),
    ...where,
  }),
]);

/** A list of faults. All that match a request apply to it, in order. */
export const faults = v.array(fault);

/** Something that goes wrong on purpose: slowness, an error, a rate limit, or an outage. */
export type Fault = v.InferInput<typeof fault>;
export type CheckedFault = v.InferOutput<typeof fault>;
