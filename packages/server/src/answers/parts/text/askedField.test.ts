import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../../evidence/index.ts';
import { read } from '../../understand/read.ts';
import { asker } from '../../testing/ask.ts';
import { fieldAsked } from './askedField.ts';

const evidence = loadEvidence();
const ask = asker(evidence);

describe('one field of a record, asked for in words of its own', () => {
  it.each([
    ['When was the Health Canada monograph on ashwagandha dated?', 'monograph of 2024-04-26'],
    ['What may the US claim on walnuts and heart disease not say?', 'any stronger wording'],
    ['In which dosage formats does chaga come?', 'Product forms: capsule, powder'],
    ['Chemical formula of zinc sulfate monohydrate?', 'ZnSO4'],
    ['What counts towards the US UL of choline?', 'all sources'],
    ['Is manganese an RDI or a DRV in the US?', 'A reference daily intake (RDI)'],
    ['How is the serving of cake frostings declared on a US label?', 'Declared as: __ tbsp(s) (__ g)'],
    [
      'Cyclamates in chewable food supplements, EU: how much, and expressed as what?',
      'expressed in free acid',
    ],
    ['Which process steps does a plant yogurt go through?', 'Made so: blend, heat, culture, fill cup'],
    ['Is xylitol bad for a dog?', 'Toxic to dogs'],
    [
      'Is the EU claim that zinc contributes to normal bones an article 13 or an article 14 claim?',
      'Art. 13(1)',
    ],
    ['From which date is the new US definition of “healthy” compulsory?', 'mandatory from 25 February 2028'],
  ])('%s', async (question, told) => {
    expect(await ask(question)).toContain(told);
  });

  it('is asked of nothing that no record is about', () => {
    const of = (question: string) => fieldAsked(evidence, read(evidence, question));
    expect(of('For how long may senna be used according to Health Canada?')).toBeNull();
    expect(of('How much magnesium do dogs need?')).toBeNull();
    expect(of('What does magnesium do for sleep?')).toBeNull();
  });

  it('tells a limit of adults where nobody else is named', () => {
    const field = fieldAsked(evidence, read(evidence, 'Does the US UL of iron count food?'));
    expect(field?.record.title).not.toMatch(/children|infants|pregnan/);
  });
});
