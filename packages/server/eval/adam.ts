/** Adam: the pace, and how much of its means each round keeps. */
const pace = 0.05;
const kept = { slope: 0.9, square: 0.99 };

/** Which way each weight makes what was seen less likely. */
type SlopeAt = (weights: Float64Array) => Float64Array;

/** Follows a slope down from nought for some rounds. The same slope always gives the same weights. */
export function descend(slopeAt: SlopeAt, { size, rounds }: { size: number; rounds: number }): Float64Array {
  const [weights, mean, square] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  for (let round = 1; round <= rounds; round++) {
    for (const [at, by] of slopeAt(weights).entries()) {
      const slow = (mean[at] = kept.slope * (mean[at] ?? 0) + (1 - kept.slope) * by);
      const wide = (square[at] = kept.square * (square[at] ?? 0) + (1 - kept.square) * by * by);
      const step = slow / (1 - kept.slope ** round) / (Math.sqrt(wide / (1 - kept.square ** round)) + 1e-8);
      weights[at] = (weights[at] ?? 0) - pace * step;
    }
  }
  return weights;
}
