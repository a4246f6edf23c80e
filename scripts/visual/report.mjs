import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const style = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { margin: 2rem; }
  section { margin-block: 2.5rem; }
  .pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; }
  figure { margin: 0; }
  img { max-inline-size: 100%; border: 1px solid GrayText; }
  figcaption, p { color: GrayText; }
`;

const labels = { base: 'base', current: 'this tree', difference: 'what differs' };

const sizeOf = ({ width, height }) => `${width} × ${height}`;

const fileName = ({ id, look, viewport }, kind) => `${id}.${look}.${viewport.width}.${kind}.png`;

const figure = (result, kind) => {
  const file = escape(fileName(result, kind));
  return `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${labels[kind]}</figcaption></figure>`;
};

const section = (result) => `<section>
  <h2>${escape(result.name)}</h2>
  <p>${result.look}, ${sizeOf(result.viewport)}: ${result.difference.pixels} pixels</p>
  <div class="pictures">${Object.keys(labels)
    .map((kind) => figure(result, kind))
    .join('')}</div>
</section>`;

const list = (title, names) =>
  names.length === 0
    ? ''
    : `<section><h2>${title}</h2><ul>${names.map((name) => `<li>${escape(name)}</li>`).join('')}</ul></section>`;

const brokenNames = (broken) => broken.map(({ name, look, error }) => `${name} (${look}): ${error}`);

/**
 * Writes the pictures that differ and a page that shows them side by side.
 * @param {string} folder emptied first
 * @param comparison what `compareStorybooks` found
 * @param {string} base the revision it was compared with
 * @returns {string} the page's path
 */
export const writeReport = (folder, comparison, base) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const result of comparison.different) {
    writeFileSync(join(folder, fileName(result, 'base')), result.before);
    writeFileSync(join(folder, fileName(result, 'current')), result.after);
    writeFileSync(join(folder, fileName(result, 'difference')), result.difference.picture);
  }
  const page = join(folder, 'index.html');
  const summary = `${comparison.different.length} of ${comparison.compared} pictures differ from ${base}.`;
  writeFileSync(
    page,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>What looks different</title><style>${style}</style>
<h1>What looks different</h1>
<p>${escape(summary)}</p>
${list('Broken', brokenNames(comparison.broken))}
${comparison.different.map(section).join('\n')}
${list('Only in this tree', comparison.added)}
${list('Only in the base', comparison.removed)}
</html>
`,
  );
  return page;
};

/** The same in lines for a terminal. */
export const summaryOf = ({ compared, different, broken, added, removed }) =>
  [
    ...different.map(
      ({ name, look, viewport, difference }) =>
        `differs  ${name} (${look}, ${sizeOf(viewport)}): ${difference.pixels} pixels`,
    ),
    ...brokenNames(broken).map((line) => `broken   ${line}`),
    ...added.map((name) => `new      ${name}`),
    ...removed.map((name) => `gone     ${name}`),
    `${different.length} of ${compared} pictures differ${broken.length > 0 ? `, ${broken.length} broken` : ''}`,
  ].join('\n');
