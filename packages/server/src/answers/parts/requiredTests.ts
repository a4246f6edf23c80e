import { askedOf, type AskedTest, physicalOf, type TestedKind } from '../../documents/askedTests.ts';
import { specKnowledge } from '../../documents/knowledge.ts';
import type { Evidence, Passage } from '../../evidence/index.ts';
import { inSentence } from '../../text/letters.ts';
import { figurePassage } from '../compute/worked/sheet.ts';
import { type Block, doubt, fact, list, note, paragraph, section, type Sentence } from '../prose.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { ruleSentence } from './law/regulation.ts';

/** “Which tests does a probiotic need at release?”, “what must a gummy be tested for?” */
const asksTests =
  /\b(?:which|what)\s+(?:\p{L}+\s+){0,2}?tests?\b[^.?]*\b(?:need|needs|needed|require|requires|required|must|should|have to|has to)\b|\bwhat\b[^.?]*\b(?:must|should|need|needs|have to|has to)\b[^.?]*\b(?:tested|test) for\b|\btest(?:ing)? (?:plan|panel|programme|program|requirements)\b|\btests? (?:is|are)? ?(?:needed|required|mandatory)\b/iu;
const ofPrice = /\bcosts?\b|\bprices?\b|\bcheap|\bhow much\b/i;
const ofStudies =
  /\b(?:blood|liver|urine|allergy|genetic|stress)[- ]tests?\b|\btested (?:in|on) (?:humans|people|animals|adults|children)\b/i;

const markets = ['US', 'EU'] as const;

/** The tests that the law of a market makes a specification ask for, with the limit that it names; null where nobody asks which. */
export function requiredTestsBlocks(evidence: Evidence, inquiry: Inquiry): Block[] | null {
  const { question } = inquiry;
  if (!asksTests.test(question) || ofPrice.test(question) || ofStudies.test(question)) return null;
  const { asked, physical } = specKnowledge();
  const kind = kindIn(inquiry);
  const meant = markets.filter((market) => inquiry.markets.length === 0 || inquiry.markets.includes(market));
  const told = meant.flatMap((market) => {
    const tests = askedOf(asked, { market, kind });
    return tests.length > 0
      ? section(market === 'US' ? 'Tests in the US' : 'Tests in the EU', [
          list(tests.map(testSentence(market))),
        ])
      : [];
  });
  if (told.length === 0) return null;
  const rules = evidence.rules.filter(
    ({ key }) => kind === 'supplement' && meant.includes('US') && ofBatches.has(key),
  );
  const ofForm = physicalOf(physical, { kind, form: formIn(inquiry) }).map(({ name, isProperName }) =>
    isProperName ? name : inSentence(name),
  );
  return [
    ...(rules.length > 0 ? [list(rules.map(ruleSentence))] : []),
    ...told,
    paragraph(
      note(
        `Beside them the specification states identity and content of what it is sold for${ofForm.length > 0 ? `, and as is usual ${ofForm.join(', ')}` : ''}`,
      ),
      note('What your raw materials may bring with them decides what else is tested'),
    ),
  ];
}

/** The rules on which tests a batch of a supplement passes before it is sold. */
const ofBatches: ReadonlySet<string> = new Set(['us-lb-gmp', 'us2-gmp-finished-testing']);

const testSentence =
  (market: 'US' | 'EU') =>
  (test: AskedTest): Sentence => {
    const passage = passageOf(market, test);
    const limit = test.note && `: ${inSentence(test.note)}`;
    return fact(`${test.name}${limit}${doubt(passage)}`, passage);
  };

const passageOf = (market: string, test: AskedTest): Passage =>
  figurePassage({
    key: `askedTest:${market}/${test.key}/${test.kinds.join('-')}`,
    title: `${test.name} in the specification of a ${test.kinds.join(' or ')}, ${market}`,
    text: `${test.name}: ${test.law}.${test.note && ` ${test.note}.`}`,
    source: test.law,
    isConfirmed: !test.isRecalled,
  });

/** Which laws on contamination hold: those of drinks and foods where the words name one. */
function kindIn({ question, dosageForms }: Inquiry): TestedKind {
  if (/\bsupplements?\b|\bcapsules?\b|\btablets?\b|\bsoftgels?\b|\bgumm(?:y|ies)\b/i.test(question))
    return 'supplement';
  if (
    dosageForms.includes('drink') ||
    /\b(?:drinks?|beverages?|juices?|kombucha|sodas?|lemonade)\b/i.test(question)
  )
    return 'drink';
  return /\b(?:foods?|bars?|snacks?|cookies?|biscuits?|cereals?|granola|yogh?urts?|chocolates?|spreads?|sauces?|soups?)\b/i.test(
    question,
  )
    ? 'food'
    : 'supplement';
}

const forms = {
  capsule: 'capsule',
  tablet: 'tablet',
  softgel: 'softgel',
  gummy: 'gummie',
  powder: 'powder',
} as const;

function formIn({ dosageForms }: Inquiry): (typeof forms)[keyof typeof forms] | null {
  const found = dosageForms.find((form): form is keyof typeof forms => form in forms);
  return found ? forms[found] : null;
}
