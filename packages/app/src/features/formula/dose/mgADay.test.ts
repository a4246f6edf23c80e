import { expect, it } from 'vitest';
import { mgADay } from './mgADay';

it('is what all servings of a day hold, in mg', () => {
  const doses = mgADay(
    [
      { key: 'magnesium', amount: 100, unit: 'mg' },
      { key: 'psyllium', amount: 5, unit: 'g' },
      { key: 'selenium', amount: 50, unit: 'µg' },
      { key: 'probiotics', amount: 10, unit: 'billion CFU' },
      { key: 'ashwagandha', amount: 150, unit: 'mg' },
      { key: 'ashwagandha', amount: 150, unit: 'mg' },
    ],
    2,
  );
  expect(Object.fromEntries(doses)).toEqual({
    magnesium: 200,
    psyllium: 10_000,
    selenium: 0.1,
    ashwagandha: 600,
  });
});
