import type { WholeFormulaVersion } from '@seedbed/server/contract';

/** A version as text: its checksum, after a row for each line with its amount. */
export function versionText({
  checksum,
  formula,
}: Pick<WholeFormulaVersion, 'checksum' | 'formula'>): string {
  const lines = (formula.lines ?? []).map(({ name, amount }) =>
    [name, amount && `${amount.value} ${amount.unit}`].filter(Boolean).join(', '),
  );
  return [...lines, `Checksum ${checksum}`].join('\n');
}
