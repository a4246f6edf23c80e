import { plain, toNearest } from '../rounding.ts';
import { euRounding } from './euAmounts.ts';
import { foodPercent, usRounding, usUnits } from './usAmounts.ts';

/**
 * How a label declares one amount, unit included, by the name of the rule. US amounts are of a serving (21 CFR 101.9(c));
 * `us-fat` also rounds saturated and trans fat, `us-carbohydrate` fibre, sugars, polyols and protein. EU amounts are of
 * 100 g, 100 ml or a portion (Commission guidance of 2012). Grams, but for mg of cholesterol and sodium, kcal and percents.
 */
export const declaredAs = {
  'us-calories': (value: number) => `${usRounding.calories(value)} calories`,
  'us-fat': (value: number) => usRounding.fat(value) + usUnits.fat,
  'us-cholesterol': (value: number) => usRounding.cholesterol(value) + usUnits.cholesterol,
  'us-sodium': (value: number) => usRounding.sodium(value) + usUnits.sodium,
  'us-carbohydrate': (value: number) => usRounding.carbohydrate(value) + usUnits.carbohydrate,
  'us-percent-food': (value: number) => `${plain(foodPercent(value))}%`,
  'us-percent-supplement': (value: number) => `${plain(toNearest(value, 1))}%`,
  'eu-energy': (value: number) => `${plain(toNearest(value, 1))} kcal`,
  'eu-grams': euRounding.grams,
  'eu-saturates': euRounding.saturates,
  'eu-salt': euRounding.salt,
} as const satisfies Record<string, (value: number) => string>;

/** The name of a rounding rule of labels. */
export type LabelRounding = keyof typeof declaredAs;
