import type { FormulaVersion, WholeFormulaVersion } from '@seedbed/server/contract';
import type { FormulaRow, VersionRow } from '../data/index.ts';
import { now } from '../db.ts';
import { checksumOf, computed, dataVersion } from './keptFormulas.ts';
import { Refusal } from './refusal.ts';
import { requireMe } from './replay.ts';

/** A version of a formula by its number. */
export function versionOf({ versions }: FormulaRow, n: number): VersionRow {
  const version = versions.find((each) => each.n === n);
  if (!version) throw new Refusal(404, 'There is no such version of this formula.');
  return version;
}

/** A version without what it holds, as lists show it. */
export const shortVersion = ({
  n,
  checksum,
  by,
  role,
  createdAt,
  note,
  dataVersion: computedWith,
  approval,
}: VersionRow): FormulaVersion => ({
  n,
  checksum,
  by,
  role,
  createdAt,
  note,
  dataVersion: computedWith,
  approval,
});

/** A version with what it holds. */
export function wholeVersion({ authorId: _author, ...version }: VersionRow): WholeFormulaVersion {
  return version;
}

/** Saves the draft as a version, or finds the last one where it holds the same, computed with the same data. */
export async function saveVersion(
  row: FormulaRow,
  note: string,
): Promise<{ version: VersionRow; isNew: boolean }> {
  const last = row.versions.at(-1);
  const checksum = await checksumOf(row.draft);
  if (last?.checksum === checksum && last.dataVersion === dataVersion) return { version: last, isNew: false };
  const author = requireMe();
  const version: VersionRow = {
    n: (last?.n ?? 0) + 1,
    checksum,
    by: author.fullName,
    role: author.role,
    authorId: author.id,
    createdAt: now(),
    note,
    approval: null,
    formula: row.draft as VersionRow['formula'],
    ...computed(row.draft),
    dataVersion,
  };
  row.versions.push(version);
  return { version, isNew: true };
}

/** The signed-in person, who may approve. */
export function approver() {
  const person = requireMe();
  if (person.role === 'legal') return person;
  throw new Refusal(403, 'Approvals are for the role legal. Your profile says which one you have.');
}

/** Stands for a version; one that is approved stays as it is. */
export function approve(version: VersionRow, note: string): void {
  const { id, fullName: name, role } = approver();
  if (version.approval) return;
  const stops = version.checks.filter(({ severity }) => severity === 'stop');
  if (stops.length > 0) {
    const detail = 'Checks of this version stop its approval. Mend the formula and save it again.';
    throw new Refusal(409, detail, { checks: stops });
  }
  const { checksum, authorId } = version;
  version.approval = { name, role, at: now(), checksum, note, isSelfApproved: authorId === id };
}
