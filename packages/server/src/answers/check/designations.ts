import type { Evidence, Passage } from '../../evidence/index.ts';
import { nameInSentence } from '../../registry/index.ts';
import { hasPassages, type Sentence } from '../prose.ts';
import { readFigures } from './sharedUnits.ts';

/**
 * Makes a function that cites where a name with a number stands: “I hold no claim for Lactobacillus reuteri DSM 17938” states
 * no figure, yet who checks every number has to find this one in a record as well. What cites a passage is left as it is.
 */
export function createDesignations(evidence: Evidence): (sentence: Sentence) => Sentence {
  const numbered = [...evidence.ingredients.keys()].flatMap((key): [string, Passage][] => {
    const name = nameInSentence(evidence, key);
    const passage = readFigures(name).length > 0 ? passageNaming(evidence, key, name) : undefined;
    return passage ? [[name, passage]] : [];
  });
  return (sentence) => {
    if (hasPassages(sentence)) return sentence;
    const said = sentence.segments.join('');
    const passages = numbered.flatMap(([name, passage]) => (said.includes(name) ? [passage] : []));
    return passages.length > 0 ? { segments: [...sentence.segments, ...passages] } : sentence;
  };
}

const passageNaming = (evidence: Evidence, key: string, name: string): Passage | undefined =>
  Object.values(evidence.notes.get(key) ?? {}).find((passage) => passage?.text.includes(name));
