const steps = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

const rounded = (value: number) => Number(value.toPrecision(3));
const powerOf = (amount: number) => 10 ** Math.floor(Math.log10(amount) + 1e-12);

/** The next lower amount of those that labels have: 1, 1.2, 1.5, 2, 2.5, … of each power of ten. */
export function labelAmountBelow(amount: number): number {
  const power = powerOf(amount);
  const step = steps.findLast((each) => each * power <= amount * (1 + 1e-9)) ?? 1;
  return rounded(step * power);
}

/** The amount of those that labels have which is the fewest times more or less. */
export function labelAmountNear(amount: number): number {
  const power = powerOf(amount);
  const distance = (step: number) => Math.abs(Math.log((step * power) / amount));
  const [nearest = 1] = steps.toSorted((one, other) => distance(one) - distance(other));
  return rounded(nearest * power);
}
