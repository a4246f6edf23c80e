import { nameAndAmount } from '@seedbed/server/amounts';
import type { Food } from '@seedbed/server/contract';
import { identityOf } from '@seedbed/server/formula/naming';
import type { ComboBoxOption } from '@seedbed/ui/combo-box';
import { useMemo, useRef } from 'react';
import { callPage } from '../../../api/client';
import { keyOf } from '../../../api/read';
import { lineOf } from '../model/paths';
import type { KeptFormula } from '../model/keptFormula';
import { formOptions, ingredientOptions, materialOptions, optionKinds, type Catalogue } from './catalogue';
import type { LookUps } from './columns';
import type { FieldValues } from '../model/fieldOps';

/** Letters from which foods are looked for: fewer would find thousands. */
const leastLetters = 3;
/** Foods that a list shows. */
const mostFoods = 8;

const foodKind = 'food ';

async function findFoods(text: string): Promise<Food[]> {
  const asked = new URLSearchParams({ q: text, limit: String(mostFoods) });
  const answer = await callPage('foods.list', `${keyOf('foods.list')}?${asked}`);
  return (await answer.json()) as Food[];
}

/** Finds names and forms for the cells, and knows what was chosen of them. The same for good. */
export function useLookUps(catalogue: Catalogue, kept: KeptFormula) {
  const foods = useRef(new Map<number, Food>());
  return useMemo(() => {
    const lookUps: LookUps = {
      name: (typed) => {
        // The amount behind a name is none of it.
        const text = nameAndAmount(typed).name;
        const here = [...materialOptions(catalogue, text), ...ingredientOptions(catalogue, text)];
        if (text.trim().length < leastLetters) return here;
        return findFoods(text).then((found) => {
          for (const food of found) foods.current.set(food.id, food);
          return [...here, ...found.map(foodOption)];
        });
      },
      form: (text, rowId) => {
        const line = lineOf(kept.getState().kept.formula, rowId);
        return formOptions(
          catalogue,
          { ingredient: line?.ingredient ?? null, nutrient: line?.nutrient ?? null },
          text === (line?.source ?? line?.nutrientForm) ? '' : text,
        );
      },
    };
    /** What a line begins with that is a food: it counts by its profile. */
    const chosen = (optionId: string): FieldValues | undefined => {
      if (optionId.startsWith(optionKinds.material)) return ofMaterial(catalogue, optionId);
      const food = optionId.startsWith(foodKind)
        ? foods.current.get(Number(optionId.slice(foodKind.length)))
        : undefined;
      if (!food) return undefined;
      const { profile, caffeinePercent = null, statement = null } = food;
      return { purpose: 'base', profile, caffeinePercent, statement };
    };
    return { lookUps, chosen };
  }, [catalogue, kept]);
}

/** What a line begins with that is one's own material: it takes its fields from there. */
function ofMaterial({ own, names }: Catalogue, optionId: string): FieldValues {
  const materialId = Number(optionId.slice(optionKinds.material.length));
  const { line } = identityOf({ name: own.get(materialId)?.name ?? '' }, names());
  // Two materials may have one name.
  return { ...line, materialId };
}

const foodOption = ({ id, name, category }: Food): ComboBoxOption => ({
  id: foodKind + id,
  label: name,
  description: category,
  section: 'Foods',
});
