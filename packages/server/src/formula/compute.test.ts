import { describe, expect, it } from 'vitest';
import cases from './testing/cases.json' with { type: 'json' };
import { reckon } from './testing/reckon.ts';
import type { Computed, FormulaDraft } from './index.ts';

/** The worked cases of the specification, each compared for equality in all that it names. */
describe.each(cases.cases)('case $id: $covers', ({ draft, expect: expected }) => {
  const { checks: wanted = [], ...panel } = expected as { checks?: { code: string; line: number }[] };
  const computed: Computed = reckon(draft as FormulaDraft);

  it.each(Object.entries(panel))('has its %s', (key, value) => {
    expect(computed.panel[key as keyof Computed['panel']]).toEqual(value);
  });

  it('has the checks it names', () => {
    const found = computed.checks.map(({ code, line }) => ({ code, line }));
    for (const check of wanted) expect(found).toContainEqual(check);
  });
});
