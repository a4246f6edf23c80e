import type { Knex } from 'knex';
import type { Citation, GardenUse } from '../../contract/index.ts';
import type { Evidence } from '../../evidence/index.ts';
import type { GardenItemModel } from './items.model.ts';
import { findCitingAnswers, findFormulasWith, findRestingClaims, writeUses } from './uses.model.ts';
import { passagesCited } from './watch.ts';

/** Most uses of each kind that are told. */
const most = 50;

/** What of an item tells where it is used. */
export type UsedItem = Pick<GardenItemModel, 'id' | 'owner_id' | 'kind' | 'title'> & {
  publication: string | undefined;
};

/** Keeps in `trx` which of its owner's items an answer cites. */
export async function noteUses(
  trx: Knex,
  { citations, ...answer }: { ownerId: number; messageId: number; citations: readonly Citation[] },
): Promise<void> {
  const cited = citations.flatMap(({ gardenItemId }) => gardenItemId ?? []);
  await writeUses(trx, { ...answer, itemIds: [...new Set(cited)] });
}

/** Answers that cite an item, claims that rest on the passage it holds, and formulas with a line that cites it. */
export async function usesOf(db: Knex, evidence: Evidence, item: UsedItem): Promise<GardenUse[]> {
  const answers = await findCitingAnswers(db, item.id, most);
  return [
    ...answers.map(({ message_id, conversation_id, title }): GardenUse => ({
      kind: 'answer',
      id: message_id,
      title,
      conversationId: conversation_id,
    })),
    ...(await claimUses(db, evidence, item)),
    ...(await formulaUses(db, item)),
  ];
}

async function claimUses(db: Knex, evidence: Evidence, item: UsedItem): Promise<GardenUse[]> {
  // A claim names a study by its key, and anything else by the passage's.
  const keys = passagesCited(evidence, item).map(({ key }) => key.replace(/^study:/, ''));
  const claims = await findRestingClaims(db, { ownerId: item.owner_id, keys, limit: most });
  return claims.map(({ id, text, product_id }) => ({
    kind: 'claim',
    id,
    title: text,
    productId: product_id,
  }));
}

interface CitingLine {
  cite?: { title?: string | null; source?: string | null } | null;
}

async function formulaUses(db: Knex, { owner_id, title, publication }: UsedItem): Promise<GardenUse[]> {
  const found = await findFormulasWith(db, { ownerId: owner_id, text: JSON.stringify(title), limit: most });
  const isCited = ({ cite }: CitingLine) =>
    cite?.title === title && (cite.source === publication || cite.source?.startsWith('Your garden') === true);
  return found
    .filter(({ content }) => (JSON.parse(content) as { lines?: CitingLine[] }).lines?.some(isCited) === true)
    .map(({ id, name, product_id }) => ({ kind: 'formula', id, title: name, productId: product_id }));
}
