import {
  BadgeCheck,
  BookOpen,
  ChartColumn,
  Compass,
  Factory,
  FileText,
  FlaskConical,
  ListChecks,
  MessageSquare,
  Newspaper,
  Scale,
  Search,
  Sprout,
} from '../icons';

/** A kind of tab as a slide shows it: a drawing of 240 by 150, its plain lines and those that say what it is about. */
export interface Card {
  title: string;
  Icon: typeof Search;
  lines: string;
  accents: string;
}

const cards: readonly Card[] = [
  {
    title: 'Chat with AI',
    Icon: MessageSquare,
    lines: 'M28 30h104a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8H52L36 88V74h-8zM44 46h80M44 58h52',
    accents: 'M112 88h92a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8h-8v12l-14-12h-70a8 8 0 0 1-8-8V96a8 8 0 0 1 8-8z',
  },
  {
    title: 'Tasks',
    Icon: ListChecks,
    lines: 'M66 36h132M66 76h104M66 116h120M32 28h16v16H32zM32 108h16v16H32z',
    accents: 'M32 68h16v16H32zM36 76l4 4 7-9',
  },
  {
    title: 'Search',
    Icon: Search,
    lines: 'M28 26h184v28H28zM44 40h88M44 82h152M44 98h128M44 114h144M44 130h84',
    accents: 'M186 40a7 7 0 1 0 14 0a7 7 0 1 0-14 0M198 45l6 6',
  },
  {
    title: 'Private Garden',
    Icon: Sprout,
    lines: 'M20 122h200M44 122v-34M120 122V62M196 122v-26M36 132h168',
    accents:
      'M120 84c-22 0-30-14-30-30c22 0 30 12 30 30zM120 70c0-20 10-32 32-32c0 20-12 32-32 32zM44 98c-14 0-20-8-20-20c14 0 20 8 20 20zM196 104c0-12 8-20 20-20c0 12-8 20-20 20z',
  },
  {
    title: 'Reports',
    Icon: BookOpen,
    lines: 'M74 20h92l24 24v94H74zM166 20v24h24M92 62h78M92 78h78M92 94h52',
    accents: 'M92 126v-14h14v14zM112 126v-20h14v20zM132 126v-10h14v10z',
  },
  {
    title: 'Discover',
    Icon: Compass,
    lines: 'M60 75a60 60 0 1 0 120 0a60 60 0 1 0-120 0M120 15v12M120 123v12M60 75h12M168 75h12',
    accents: 'M146 49l-16 36-36 16 16-36z',
  },
  {
    title: 'Claims',
    Icon: BadgeCheck,
    lines: 'M28 34h116M28 52h92M28 70h104M28 106h88M28 124h68',
    accents: 'M164 84a28 28 0 1 0 56 0a28 28 0 1 0-56 0M178 84l10 10 18-20',
  },
  {
    title: 'Study Chart',
    Icon: ChartColumn,
    lines: 'M36 18v112h184M120 18v112M60 36h48M92 60h72M76 84h40M104 108h84',
    accents: 'M80 32h8v8h-8zM122 56h10v8h-10zM92 80h8v8h-8zM140 104h12v8h-12z',
  },
  {
    title: 'Formula',
    Icon: FlaskConical,
    lines: 'M28 30h112M28 54h96M28 78h120M28 102h80M28 126h104',
    accents: 'M168 26h40M178 26v32l-22 54a12 12 0 0 0 11 18h42a12 12 0 0 0 11-18l-22-54V26M166 92h44',
  },
  {
    title: 'Insights',
    Icon: Newspaper,
    lines: 'M24 28h104M24 48h112M24 62h124M24 76h84M24 102h118M24 116h124M24 130h60M176 28v102',
    accents: 'M184 38h34v10h-34zM184 68h22v10h-22zM184 98h28v10h-28z',
  },
  {
    title: 'Scenarios',
    Icon: Scale,
    lines: 'M120 22v106M84 128h72M52 42h136M52 42l-24 50M52 42l24 50M188 42l-24 50M188 42l24 50',
    accents: 'M26 92h52a26 18 0 0 1-52 0zM162 92h52a26 18 0 0 1-52 0z',
  },
  {
    title: 'Documents',
    Icon: FileText,
    lines: 'M52 34h76l20 20v82H52zM128 34v20h20M68 72h62M68 88h62M68 104h40',
    accents: 'M92 34V18h76l20 20v82h-40M168 18v20h20',
  },
  {
    title: 'Suppliers',
    Icon: Factory,
    lines: 'M24 130V74l44 22V74l44 22V74l44 22V34h24v96zM24 130h196M204 130V90h16v40',
    accents: 'M44 108h16v12H44zM88 108h16v12H88zM132 108h16v12h-16z',
  },
];

/** The kinds of tab in their order. */
export const names: readonly string[] = cards.map(({ title }) => title);

const byTitle = new Map(cards.map((card) => [card.title, card]));

/** What stands on the slide of a kind. */
export const cardOf = (title: string): Card | undefined => byTitle.get(title);
