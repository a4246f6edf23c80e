import { expect, it } from 'vitest';
import { labelNotes } from './labelTexts.ts';

it.each<[string, string[]]>([
  ['Lozenges, tin of 40, £9.99. Text must warn about lab tests.', ['“Text must warn about lab tests”']],
  ['60 tablets. Warning that iron can harm young children must be on pack', ['“Warning that iron can harm young children must be on pack”']],
  ['Label must carry the choking warning. US, $15.99.', ['“Label must carry the choking warning”']],
  ['90 capsules, 300 mg green tea extract of 45 % EGCG, 150 mg caffeine and 200 mg CLA, US $32, label must state not for persons under 18', ['“label must state not for persons under 18”']],
  ['No label claims, must taste of berries.', []],
])('%s', (text, asked) => {
  expect(labelNotes(text)).toEqual(
    asked.length === 0 ? [] : [`Asked of the label, and to be added to its statements: ${asked.join('; ')}.`],
  );
}); // prettier-ignore
