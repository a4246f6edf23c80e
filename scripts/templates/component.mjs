import { kebab, pascal } from '../generate.mjs';

/** A Markdown table as Prettier lays it out. */
const table = ([head, ...rows]) => {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column].length)));
  const line = (cells, fill = ' ') =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at], fill)).join(' | ')} |`;
  return [
    line(head),
    line(
      head.map(() => ''),
      '-',
    ),
    ...rows.map((row) => line(row)),
  ].join('\n');
};

const index = (Name) => `export { ${Name} } from './${Name}';
export type { ${Name}Props } from './${Name}';
`;

const component = (Name) => `import type { ReactNode } from 'react';
import * as styles from './${Name}.css';

export interface ${Name}Props {
  /** What it shows. */
  children: ReactNode;
}

/** Say here what it is for. */
export function ${Name}({ children }: ${Name}Props) {
  return <div className={styles.frame}>{children}</div>;
}
`;

const css = `import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/vars.css';

export const frame = componentStyle(
  { padding: vars.space.medium, border: \`1px solid \${vars.color.line}\` },
  'frame',
);
`;

const stories = (Name, title) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dark, expectEdge, forcedColors, reducedMotion, rightToLeft } from '../internal/variants.stories';
import { ${Name} } from '.';

const meta = {
  title: 'Components/${title}',
  component: ${Name},
  args: { children: 'Say what it shows' },
} satisfies Meta<typeof ${Name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(String(args.children))).toBeVisible();
  },
};

export const RightToLeft: Story = { ...Default, ...rightToLeft };
export const Dark: Story = { ...Default, ...dark };
export const ForcedColors: Story = {
  ...Default,
  ...forcedColors(async ({ canvas }) => {
    await expectEdge(canvas.getByText('Say what it shows'));
  }),
};
export const ReducedMotion: Story = { ...Default, ...reducedMotion };
`;

const page = (Name, title) => `import { Canvas, Meta } from '@storybook/addon-docs/blocks';
import { Props } from '../../../../.storybook/blocks/Props';
import { Variables } from '../../../../.storybook/blocks/Variables';
import css from './${Name}.css.ts?source';
import * as stories from './${Name}.stories';
import { ${Name} } from '.';

<Meta of={stories} />

# ${title}

Say here what it is for.

<Canvas of={stories.Default} />

## Anatomy

${table([
  ['Part', 'Element, role', 'Attributes'],
  ['The frame', '`div`', 'none'],
])}

<Variables of={[css]} />

## Keyboard

Nothing in it takes focus.

## Props

<Props of={${Name}} />
`;

/** The files of a new component of @seedbed/ui. Its stories are its first tests. */
export const componentFiles = (words) => {
  const Name = pascal(words);
  const folder = `packages/ui/src/${kebab(words)}`;
  const title = Name.replace(/([a-z])([A-Z])/g, '$1 $2');
  return {
    [`${folder}/index.ts`]: index(Name),
    [`${folder}/${Name}.tsx`]: component(Name),
    [`${folder}/${Name}.css.ts`]: css,
    [`${folder}/${Name}.stories.tsx`]: stories(Name, title),
    [`${folder}/${Name}.mdx`]: page(Name, title),
  };
};
