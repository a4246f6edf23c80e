import { expect, it } from 'vitest';
import { partsOf } from './field';

it.each([
  ['identity, potency', ['identity', 'potency']],
  ['identity\n potency ,\n\nheavy metals', ['identity', 'potency', 'heavy metals']],
  [' , \n', null],
  [null, null],
])('the parts of %j', (text, parts) => expect(partsOf(text)).toEqual(parts));
