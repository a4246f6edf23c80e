import { baseVersion, presentSources } from '../../claims/index.ts';
import { transact } from '../../db/transact.ts';
import { provenanceOf } from '../provenance/columns.ts';
import { markStale } from '../provenance/provenance.model.ts';
import { movedOf } from '../provenance/provenance.service.ts';
import { knowledgeOf, type ClaimParts } from './check.service.ts';
import { ClaimModel, findOfOtherBase, keepBase } from './claims.model.ts';

/** As many claims as one transaction looks at. */
const together = 200;

/** Kinds of sources that change with a release, not with what people do. */
const kindsOfBase = ['rules', 'study', 'grade', 'passage'] as const;

/** Marks claims as stale whose rules, studies or grades are no more what they were judged with; for the start. */
export async function outdateByBase(parts: ClaimParts): Promise<void> {
  const { db, now } = parts;
  // The base is read for it, which an installation without claims need not wait for.
  if (!(await ClaimModel.query(db).select('id').first())) return;
  const knowledge = knowledgeOf(parts);
  const version = baseVersion(knowledge);
  const at = new Date(now()).toISOString();
  const some = () =>
    transact(db, async (trx) => {
      const rows = await findOfOtherBase(trx, version, together);
      for (const row of rows) {
        const moved = movedOf(row, presentSources(provenanceOf(row).refs, knowledge), kindsOfBase);
        await markStale(trx, 'claims', { row, moved, at });
      }
      await keepBase(
        trx,
        rows.map(({ id }) => id),
        version,
      );
      return rows.length;
    });
  while ((await some()) === together);
}
