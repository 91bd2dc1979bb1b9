import { toProbability } from 'services/api/assistant/search/confidence.ts';

export interface Example {
  features: readonly number[];
  isTrue: boolean;
}

export interface FittedModel {
  weights: number[];
  bias: number;
}

const folds = 5;
const penalty = 0.003;
const steps = 600;
const rate = 4;

/** Logistic regression by gradient descent, with a penalty on large weights. */
export function fitModel(examples: readonly Example[]): FittedModel {
  const model: FittedModel = { weights: (examples[0]?.features ?? []).map(() => 0), bias: 0 };
  for (let step = 0; step < steps; step++) {
    const slopes = model.weights.map((weight) => penalty * weight);
    let slope = 0;
    for (const { features, isTrue } of examples) {
      const error = (toProbability(features, model) - Number(isTrue)) / examples.length;
      for (const [at, feature] of features.entries()) {
        slopes[at] = (slopes[at] ?? 0) + error * feature;
      }
      slope += error;
    }
    model.weights = model.weights.map((weight, at) => weight - rate * (slopes[at] ?? 0));
    model.bias -= rate * slope;
  }
  return model;
}

/**
 * The probability of each example by a model that was fitted without it.
 *
 * @param asked the examples in the same order with other features
 */
export function crossValidate(
  examples: readonly Example[],
  asked: readonly Pick<Example, 'features'>[] = examples,
): number[] {
  const models = Array.from({ length: folds }, (_, fold) =>
    fitModel(examples.filter((_, place) => place % folds !== fold)),
  );
  return asked.map(({ features }, place) => toProbability(features, models[place % folds] as FittedModel));
}
