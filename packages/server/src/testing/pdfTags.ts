import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A node of a page's tree of tags, as far as it is looked at. */
interface Tag {
  role: string;
  children: readonly (Tag | Leaf)[];
}
interface Leaf {
  type: string;
  id: string;
}

const isTag = (node: Tag | Leaf): node is Tag => 'role' in node;

const tagsIn = (tag: Tag): Tag[] => [tag, ...tag.children.filter(isTag).flatMap(tagsIn)];
const idsIn = (tag: Tag): string[] => tag.children.flatMap((node) => (isTag(node) ? idsIn(node) : [node.id]));

/** What may stand in what, of the tags that documents are made of. */
const inner: Readonly<Record<string, readonly string[]>> = {
  Table: ['TR', 'THead', 'TBody', 'Caption'],
  TR: ['TH', 'TD'],
  L: ['LI', 'Caption'],
  LI: ['Lbl', 'LBody'],
};

function faultsOfTags(tags: readonly Tag[]): string[] {
  const nested = tags.flatMap(({ role, children }) =>
    children
      .filter(isTag)
      .filter((child) => inner[role] && !inner[role].includes(child.role))
      .map((child) => `${child.role} stands in ${role}`),
  );
  const headless = tags.filter(
    (tag) => tag.role === 'Table' && tagsIn(tag).every(({ role }) => role !== 'TH'),
  );
  return [...nested, ...headless.map(() => 'A table has no heads')];
}

/** One heading of the first level, at the beginning, and no level left out. */
function faultsOfHeadings(tags: readonly Tag[]): string[] {
  const levels = tags.flatMap(({ role }) => (/^H[1-6]$/.test(role) ? [Number(role[1])] : []));
  const isInOrder = levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1);
  const isTitled = levels[0] === 1 && levels.filter((level) => level === 1).length === 1;
  return isInOrder && isTitled ? [] : [`Headings are of the levels ${levels.join(', ') || 'none'}`];
}

/** Words of a page that are neither in its tree of tags nor marked as decoration. */
async function untagged(page: PDFPageProxy, ids: ReadonlySet<string>): Promise<string[]> {
  const open: boolean[] = [];
  const found: string[] = [];
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  for (const item of items) {
    if ('str' in item) {
      if (item.str.trim() !== '' && !open.includes(true)) found.push(`Not tagged: ${item.str}`);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(('tag' in item && item.tag === 'Artifact') || ids.has(item.id));
  }
  return found;
}

const countOf = (text: string, words: RegExp) => text.match(words)?.length ?? 0;

/** What the file says of itself: tagged, its language, its title shown, PDF/UA; fonts in it, their letters readable. */
function faultsOfFile(text: string, pages: number): string[] {
  const wanted: [boolean, string][] = [
    [/\/Marked true/.test(text), 'It is not marked as tagged'],
    [/\/Lang \(\w/.test(text), 'It has no language'],
    [/\/DisplayDocTitle true/.test(text), 'Its title is not shown'],
    [/pdfuaid:part>1</.test(text), 'It does not say that it is PDF/UA'],
    [countOf(text, /\/Tabs \/S\b/g) === pages, 'A page is not gone through in the order of its tags'],
    [
      countOf(text, /\/FontFile\d? /g) === countOf(text, /\/Subtype \/(?:CIDFontType\d|Type1|TrueType)\b/g),
      'A font is not embedded',
    ],
    [countOf(text, /\/ToUnicode /g) === countOf(text, /\/Subtype \/Type0/g), 'Letters of a font are unknown'],
    [countOf(text, /\/Scope \/(?:Row|Column)/g) === countOf(text, /\/S \/TH\b/g), 'A head has no scope'],
  ];
  return wanted.flatMap(([isMet, fault]) => (isMet ? [] : [fault]));
}

/** What keeps a PDF from being read by its tags (ISO 14289-1, as far as it can be told without a validator). */
export async function faultsOfPdf(bytes: Uint8Array): Promise<string[]> {
  const text = Buffer.from(bytes).toString('latin1');
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const faults = faultsOfFile(text, pdf.numPages);
  const { info } = await pdf.getMetadata();
  if (!('Title' in info) || !info.Title) faults.push('It has no title');
  const tags: Tag[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const tree = (await page.getStructTree()) as Tag | null;
    if (tree) tags.push(...tagsIn(tree));
    faults.push(...(await untagged(page, new Set(tree ? idsIn(tree) : []))));
  }
  return [...faults, ...faultsOfTags(tags), ...faultsOfHeadings(tags)];
}
