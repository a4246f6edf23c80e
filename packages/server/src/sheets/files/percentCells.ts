import { strFromU8, strToU8, type Unzipped } from 'fflate';

/** Number formats that every workbook has without naming them: 0% and 0.00%. */
const builtIn = ['9', '10'];

const attribute = (attributes: string, name: string) =>
  new RegExp(String.raw`\b${name}\s*=\s*"([^"]*)"`).exec(attributes)?.[1];

/** A format shows per cent where the sign stands outside quotes and is not escaped. */
const showsPercent = (format: string) =>
  format
    .replaceAll('&quot;', '"')
    .replaceAll(/"[^"]*"|\\./g, '')
    .includes('%');

/** The numbers of the styles whose cells show their value as a percentage. */
function percentStyles(styles: string): Set<string> {
  const custom = [...styles.matchAll(/<numFmt\s([^>]*)>/g)]
    .filter(([, of = '']) => showsPercent(attribute(of, 'formatCode') ?? ''))
    .map(([, of = '']) => attribute(of, 'numFmtId'));
  const formats = new Set([...builtIn, ...custom]);
  const [, cells = ''] = /<cellXfs\b[^>]*>([^]*?)<\/cellXfs>/.exec(styles) ?? [];
  return new Set(
    [...cells.matchAll(/<xf\s([^>]*)>/g)].flatMap(([, of = ''], at) =>
      formats.has(attribute(of, 'numFmtId')) ? String(at) : [],
    ),
  );
}

const numberCell = /<c\s([^>]*)>(?:<f[^>]*>(?:[^<]*<\/f>)?)?<v>([^<]*)<\/v><\/c>/g;
const digits = 12;

/** Makes cells that show a percentage text that says it: of `0.12` in a cell of the format `0%`, `12%`. */
export function withPercentTexts(parts: Unzipped): Unzipped {
  const styles = parts['xl/styles.xml'];
  const percent = styles ? percentStyles(strFromU8(styles)) : new Set();
  if (percent.size === 0) return parts;
  return Object.fromEntries(
    Object.entries(parts).map(([path, part]) =>
      /worksheets\/[^/]+\.xml$/.test(path)
        ? [path, strToU8(strFromU8(part).replaceAll(numberCell, asText(percent)))]
        : [path, part],
    ),
  );
}

const asText =
  (percent: ReadonlySet<unknown>) =>
  (cell: string, attributes: string, written: string): string => {
    const type = attribute(attributes, 't') ?? 'n';
    const value = Number(written);
    if (type !== 'n' || !percent.has(attribute(attributes, 's')) || !Number.isFinite(value)) return cell;
    const reference = attribute(attributes, 'r');
    return `<c${reference ? ` r="${reference}"` : ''} t="str"><v>${Number((value * 100).toPrecision(digits))}%</v></c>`;
  };
