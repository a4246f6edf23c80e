import { expect, it } from 'vitest';
import { registry } from './registry.ts';
import { statusAlerts } from './status.ts';

const alertsOf = (key: string) => {
  const ingredient = registry.ingredients.get(key);
  if (!ingredient) throw new Error(`${key} is not in the registry.`);
  return statusAlerts(ingredient);
};
const codesOf = (key: string) => alertsOf(key).map(({ code, market }) => `${market} ${code}`);

it.each([
  ['gaba', ['EU status.novel']],
  ['nmn', ['EU status.novel', 'US status.ndi']],
  ['shilajit', ['EU status.novel']],
  ['strontium', ['EU status.restricted']],
  ['yohimbine', ['EU status.restricted']],
  ['ashwagandha', ['EU status.restricted']],
])('%s: what the base says asks for a check', (key, codes) => {
  expect(codesOf(key)).toEqual(expect.arrayContaining(codes));
});

it.each(['algal-oil', 'pqq', 'nicotinamide-riboside', 'vitamin-c', 'zinc'])(
  '%s: its status in the EU is settled, or was never in question',
  (key) => {
    expect(codesOf(key)).not.toContain('EU status.novel');
  },
);

it('silence about a botanical asks for a check in both markets, and says that nothing is said', () => {
  expect(codesOf('rhodiola')).toEqual(['EU status.novel', 'US status.ndi']);
  expect(alertsOf('rhodiola').map(({ says }) => says)).toEqual([null, null]);
});

it.each(['caffeine', 'creatine', 'ginkgo', 'ashwagandha'])(
  '%s was sold in the US before the Act of 1994: it is no new dietary ingredient',
  (key) => {
    expect(codesOf(key)).not.toContain('US status.ndi');
  },
);

it('words on one form are of that form', () => {
  expect(alertsOf('magnesium')).toEqual([
    expect.objectContaining({ code: 'status.novel', onlyFor: ['threonate'] }),
  ]);
});
