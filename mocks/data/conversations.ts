import type { Citation, Conversation, Message } from '@seedbed/server/contract';
import { magnesiumOnset } from './sources.ts';

/** A conversation as it is kept: with its owner, whom the contract never tells. */
export type ConversationRow = Conversation & { userId: number };

/** Ada's three, latest first, then one of Ben's that Ada must never see. */
export const conversations: ConversationRow[] = [
  {
    id: 3,
    userId: 1,
    title: 'What does L-theanine do for sleep?',
    createdAt: '2026-11-20T16:00:00.000Z',
    updatedAt: '2026-11-20T16:04:03.000Z',
  },
  {
    id: 2,
    userId: 1,
    title: 'Which magnesium dose was studied for sleep, and what may we ',
    createdAt: '2026-11-19T10:00:00.000Z',
    updatedAt: '2026-11-19T10:00:03.000Z',
  },
  {
    id: 1,
    userId: 1,
    title: 'How much vitamin D does a sleep drink for adults need, and w',
    createdAt: '2026-11-17T09:30:00.000Z',
    updatedAt: '2026-11-17T09:30:02.000Z',
  },
  {
    id: 4,
    userId: 2,
    title: 'What do gummies cost?',
    createdAt: '2026-11-20T17:00:00.000Z',
    updatedAt: '2026-11-20T17:00:02.000Z',
  },
];

const vitaminD: Citation[] = [
  {
    n: 1,
    kind: 'dailyValue',
    title: 'Vitamin D: US Daily Value',
    source: '21 CFR 101.9(c)(8)(iv)',
    url: 'https://www.ecfr.gov/current/title-21/section-101.9',
    passage: 'Vitamin D, adults and children from 4 years: Daily Value 20 µg (1 µg = 40 IU).',
  },
  {
    n: 2,
    kind: 'dailyValue',
    title: 'Vitamin D: EU nutrient reference value',
    source: 'Regulation (EU) No 1169/2011, Annex XIII Part A',
    url: null,
    passage: 'Vitamin D, adults: nutrient reference value 5 µg.',
  },
  {
    n: 3,
    kind: 'limit',
    title: 'Vitamin D: upper limit',
    source: 'NASEM/IOM DRI summary tables',
    url: null,
    passage: 'Vitamin D, adults: tolerable upper intake level 100 µg a day (total intake); 100 µg = 4000 IU.',
  },
];

const magnesium: Citation[] = [
  magnesiumOnset,
  {
    n: 2,
    kind: 'rule',
    title: 'Magnesium: authorised EU claim',
    source: 'Commission Regulation (EU) No 432/2012, Annex',
    url: null,
    passage:
      'Magnesium contributes to normal psychological function; at least 15 % of the NRV (56.25 mg) a daily dose.',
  },
  {
    n: 3,
    kind: 'limit',
    title: 'Magnesium: upper limit for supplements',
    source: 'NASEM/IOM DRI summary tables',
    url: null,
    passage:
      'Magnesium, adults: tolerable upper intake level 350 mg a day from supplements and medicines only.',
  },
];

const theanine: Citation[] = [
  {
    n: 1,
    kind: 'evidence',
    title: 'L-theanine and sleep outcomes in adults',
    source: 'Bulman 2025, Sleep Medicine Reviews, meta-analysis',
    url: null,
    passage: 'n = 897: possible benefit; few trials of pure L-theanine.',
  },
  {
    n: 2,
    kind: 'article',
    title: 'Magnesium drinks move from the gym to the bedside table',
    source: 'Seedbed sample feed',
    url: 'https://example.com/magnesium-drinks',
    passage: 'Brands position magnesium and L-theanine blends for the evening.',
  },
];

/** All messages, oldest first within their conversation; each question is followed by its answer. */
export const messages: Message[] = [
  {
    id: 1,
    conversationId: 1,
    role: 'user',
    content: 'How much vitamin D does a sleep drink for adults need, and what is the upper limit?',
    status: 'complete',
    citations: [],
    createdAt: '2026-11-17T09:30:00.000Z',
  },
  {
    id: 2,
    conversationId: 1,
    role: 'assistant',
    content: `The US Daily Value of vitamin D for adults is **20 µg** [1]; the EU reference value is 5 µg [2]. The upper limit is **100 µg a day** from all sources [3].

| Figure | Amount a day | Holds for |
| --- | --- | --- |
| US Daily Value [1] | 20 µg | adults and children from 4 years |
| EU reference value [2] | 5 µg | adults |
| Upper limit [3] | 100 µg | adults, total intake |

### What is not known

No passage links vitamin D to falling asleep, so no sleep claim rests on it.`,
    status: 'complete',
    citations: vitaminD,
    createdAt: '2026-11-17T09:30:02.000Z',
  },
  {
    id: 3,
    conversationId: 2,
    role: 'user',
    content: 'Which magnesium dose was studied for sleep, and what may we claim in the EU?',
    status: 'complete',
    citations: [],
    createdAt: '2026-11-19T10:00:00.000Z',
  },
  {
    id: 4,
    conversationId: 2,
    role: 'assistant',
    content: `Trials in older adults with insomnia used **320–729 mg** of elemental magnesium a day [1].

- They fell asleep 17 minutes sooner; the certainty is low to very low [1].
- In the EU, ‘magnesium contributes to normal psychological function’ is authorised from 56.25 mg a daily dose [2].
- From supplements, the US upper limit is 350 mg a day [3], below most of the studied doses.`,
    status: 'complete',
    citations: magnesium,
    createdAt: '2026-11-19T10:00:03.000Z',
  },
  {
    id: 5,
    conversationId: 3,
    role: 'user',
    content: 'What does L-theanine do for sleep?',
    status: 'complete',
    citations: [],
    createdAt: '2026-11-20T16:00:00.000Z',
  },
  {
    id: 6,
    conversationId: 3,
    role: 'assistant',
    content: `A meta-analysis with 897 participants found a possible benefit, from few trials of pure L-theanine [1]. The trade press reports evening blends with magnesium [2].`,
    status: 'complete',
    citations: theanine,
    createdAt: '2026-11-20T16:00:02.000Z',
  },
  {
    id: 7,
    conversationId: 3,
    role: 'user',
    content: 'And for golf scores?',
    status: 'complete',
    citations: [],
    createdAt: '2026-11-20T16:04:00.000Z',
  },
  {
    id: 8,
    conversationId: 3,
    role: 'assistant',
    content:
      'Nothing in the evidence base, the rules or the stored articles answers this, so I make no claim. The nearest topics are L-theanine with sleep and with attention.',
    status: 'complete',
    citations: [],
    createdAt: '2026-11-20T16:04:03.000Z',
  },
  {
    id: 9,
    conversationId: 4,
    role: 'user',
    content: 'What do gummies cost?',
    status: 'complete',
    citations: [],
    createdAt: '2026-11-20T17:00:00.000Z',
  },
  {
    id: 10,
    conversationId: 4,
    role: 'assistant',
    content: 'I was about to list the process cost of gummies',
    status: 'stopped',
    citations: [],
    createdAt: '2026-11-20T17:00:02.000Z',
  },
];
