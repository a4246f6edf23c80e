import type { Evidence } from '../evidence/index.ts';
import { indexRecords } from './gather/closestRecords.ts';
import { readFoodNamesAhead } from './understand/foods/foodNames.ts';
import { readForeignWords } from './understand/foreignWords.ts';

/** Makes and reads what the first question would otherwise wait for. */
export function prepareAnswers(evidence: Evidence): void {
  indexRecords(evidence);
  readForeignWords();
  readFoodNamesAhead();
}
