import { z } from 'zod';
import { OutboundError } from '../../outbound/index.ts';
import type { Adapter } from '../adapter.ts';
import { cleanBody, cleanName, cleanTitle, cleanYear } from '../clean.ts';
import type { LiteratureRecord } from '../record.ts';
import { readEntries, readJson, readReply } from '../reply.ts';

const Reply = z.object({ hits: z.array(z.unknown()) });

const Hit = z
  .object({
    _id: z.coerce.string().regex(/^\d{1,9}$/),
    _source: z.object({
      fullName: z.string(),
      brandName: z.string().nullish(),
      entryDate: z.string().nullish(),
      allIngredients: z.array(z.object({ name: z.string() })).nullish(),
    }),
  })
  .transform(({ _id: id, _source: label }) => ({ id, label }));

const Label = z.object({
  ingredientRows: z.array(
    z.object({
      name: z.string(),
      ingredientGroup: z.string().nullish(),
      quantity: z
        .array(
          z.object({
            quantity: z.number().nullish(),
            unit: z.string().nullish(),
            servingSizeQuantity: z.number().nullish(),
            servingSizeUnit: z.string().nullish(),
          }),
        )
        .nullish(),
    }),
  ),
});

const most = '3';
const mostIngredients = 12;

/** NIH's Dietary Supplement Label Database, v9: labels that are on the market, with what they declare. */
export const dsld: Adapter = {
  async search({ ingredients }, ask) {
    if (ingredients.length === 0) return [];
    const found = await ask('search-filter', { q: ingredients.join(' '), status: '1', size: most });
    if (found === null) throw new OutboundError('Answered 404');
    const hits = readEntries(Hit, readReply(Reply, readJson(found)).hits);
    const records: LiteratureRecord[] = [];
    for (const hit of hits) {
      const label = await ask(`label/${hit.id}`, {});
      records.push(
        recordOf(hit, label === null ? [] : amountsOn(readReply(Label, readJson(label)), ingredients)),
      );
    }
    return records;
  },
};

/** What a label declares of the ingredients that were asked for. */
function amountsOn({ ingredientRows }: z.infer<typeof Label>, names: readonly string[]): string[] {
  const isSought = (text: string) => names.some((name) => text.toLowerCase().includes(name.toLowerCase()));
  return ingredientRows
    .filter(({ name, ingredientGroup }) => isSought(`${name} ${ingredientGroup ?? ''}`))
    .flatMap(({ name, quantity }) => {
      const [first] = quantity ?? [];
      if (!first?.quantity || !first.unit) return [];
      const serving = [first.servingSizeQuantity, first.servingSizeUnit].filter(Boolean).join(' ');
      return [`${name} ${first.quantity} ${first.unit}${serving && ` in ${serving}`}`];
    });
}

function recordOf({ id, label }: z.infer<typeof Hit>, amounts: readonly string[]): LiteratureRecord {
  const ingredients = (label.allIngredients ?? []).map(({ name }) => name);
  const listed = ingredients.slice(0, mostIngredients).join(', ');
  return {
    key: `label:${id}`,
    service: 'dsld',
    record: 'label',
    title: cleanTitle([label.brandName, label.fullName].filter(Boolean).join(': ')),
    journal: cleanName(label.brandName),
    year: cleanYear(label.entryDate),
    design: 'label on the market',
    pmid: null,
    doi: null,
    nct: null,
    url: `https://dsld.od.nih.gov/label/${id}`,
    body: cleanBody(
      `${amounts.length > 0 ? `The label declares ${amounts.join(', ')}.` : 'Amounts were not read.'}${
        listed && ` Ingredients: ${listed}${ingredients.length > mostIngredients ? ' and others' : ''}.`
      }`,
    ),
    isRetracted: false,
  };
}
