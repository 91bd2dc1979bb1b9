import { type Attributes, type Counter, type Histogram, metrics } from '@opentelemetry/api';

/** Made at their first use, because telemetry starts after modules are loaded. */
const counters = new Map<string, Counter>();
const histograms = new Map<string, Histogram>();
const meter = () => metrics.getMeter('site');

/** Counts something that happened. Costs nothing if telemetry is off. */
export function count(name: string, attributes: Attributes = {}): void {
  const counter = counters.get(name) ?? meter().createCounter(name);
  counters.set(name, counter);
  counter.add(1, attributes);
}

/** Records how long something took, in seconds. */
export function record(name: string, seconds: number, attributes: Attributes = {}): void {
  const histogram =
    histograms.get(name) ??
    meter().createHistogram(name, { unit: 's', advice: { explicitBucketBoundaries: boundaries } });
  histograms.set(name, histogram);
  histogram.record(seconds, attributes);
}

/** Has a value read each time metrics are sent. One that cannot be read is left out. */
export function observe(name: string, read: () => number | Promise<number>): void {
  meter()
    .createObservableGauge(name)
    .addCallback(async (result) => {
      const value = await Promise.try(read).catch(() => undefined);
      if (value !== undefined) result.observe(value);
    });
}

const boundaries = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
