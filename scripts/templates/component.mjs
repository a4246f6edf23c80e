import { kebab, pascal } from '../generate.mjs';

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

export const frame = componentStyle({ padding: vars.space.medium, color: vars.color.text }, 'frame');
`;

const stories = (Name, title) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ${Name} } from '.';

const meta = {
  title: 'Components/${title}',
  component: ${Name},
  args: { children: 'Say what it shows' },
} satisfies Meta<typeof ${Name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText(String(args.children))).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
`;

/** The files of a new component of @seedbed/ui. Its stories are its first tests. */
export const componentFiles = (words) => {
  const Name = pascal(words);
  const folder = `packages/ui/src/${kebab(words)}`;
  return {
    [`${folder}/index.ts`]: index(Name),
    [`${folder}/${Name}.tsx`]: component(Name),
    [`${folder}/${Name}.css.ts`]: css,
    [`${folder}/${Name}.stories.tsx`]: stories(Name, pascal(words).replace(/([a-z])([A-Z])/g, '$1 $2')),
  };
};
