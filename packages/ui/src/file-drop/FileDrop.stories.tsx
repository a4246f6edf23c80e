import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Announcer } from '../announcer';
import {
  dark,
  expectEdge,
  expectFocusRing,
  forcedColors,
  reducedMotion,
  rightToLeft,
} from '../internal/variants.stories';
import { FileDrop, type FileRefusal } from '.';

const describeRefusal = ({ name, reason }: FileRefusal): string =>
  ({
    type: `${name} is not a table. Take a CSV or XLSX file.`,
    empty: `${name} is empty. Take another one.`,
    size: `${name} is larger than 1 kB. Split it and try again.`,
    count: `${name} was left out: one table at a time.`,
    folder: `${name} is a folder. Take the file in it.`,
    notAFile: 'That was no file. Drop a CSV or XLSX file.',
  })[reason];

const meta = {
  title: 'Components/FileDrop',
  component: FileDrop,
  args: {
    label: 'Your own materials',
    description: 'CSV or XLSX, up to 1 kB',
    accept: ['.csv', '.xlsx'],
    maxBytes: 1000,
    onFiles: fn(),
    describeRefusal,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
        <Announcer />
      </div>
    ),
  ],
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Not what is announced. */
const onScreen = { selector: 'li' };

const csv = (name: string, bytes = 10) => new File(['x'.repeat(bytes)], name, { type: 'text/csv' });
const photo = new File(['x'], 'photo.png', { type: 'image/png' });

/** What a drag or a paste brings; only what comes from outside the page has entries, so that a test makes them up. */
const bringing = (...files: File[]) => ({
  types: ['Files'],
  effectAllowed: 'all',
  dropEffect: 'none',
  getData: () => '',
  items: files.map((file) => ({
    kind: 'file',
    type: file.type,
    getAsFile: () => file,
    webkitGetAsEntry: () => ({ isFile: true, isDirectory: false, name: file.name }),
  })),
});
const words = { ...bringing(), types: ['text/plain'], items: [{ kind: 'string', type: 'text/plain' }] };

/** Sends what a browser would; its events cannot be made with such data, so it is put on them. */
const send = (
  element: Element,
  type: string,
  data: Partial<Record<'dataTransfer' | 'clipboardData', unknown>>,
) => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true });
  return fireEvent(element, Object.assign(event, data));
};

const inputOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('input[type="file"]') as HTMLInputElement;
const zoneOf = (canvasElement: HTMLElement) => inputOf(canvasElement).parentElement as HTMLElement;

export const Table: Story = {};

export const Chosen: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Choose a file' });
    await expect(button).toHaveAccessibleDescription('Your own materials CSV or XLSX, up to 1 kB');
    await expect(inputOf(canvasElement)).toHaveAttribute('accept', '.csv,.xlsx');
    const materials = csv('materials.csv');
    await userEvent.upload(inputOf(canvasElement), materials);
    await expect(args.onFiles).toHaveBeenCalledWith([materials]);
  },
};

export const Refused: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('What is not taken is said with the words of the page', async () => {
      await userEvent.upload(inputOf(canvasElement), photo, { applyAccept: false });
      const reason = 'photo.png is not a table. Take a CSV or XLSX file.';
      await expect(canvas.getByRole('listitem')).toHaveTextContent(reason);
      await expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveAccessibleDescription(
        new RegExp(reason),
      );
      const spoken = () => canvasElement.querySelector('[aria-live=polite]');
      await waitFor(() => expect(spoken()).toHaveTextContent(reason));
      await expect(args.onFiles).not.toHaveBeenCalled();
    });
    await step('The next files wipe it away', async () => {
      await userEvent.upload(inputOf(canvasElement), csv('large.csv', 1001));
      await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
      await expect(canvas.getByText(/large.csv is larger than 1 kB/, onScreen)).toBeVisible();
      await userEvent.upload(inputOf(canvasElement), csv('small.csv'));
      await expect(canvas.queryByRole('listitem')).toBeNull();
    });
  },
};

export const Dropped: Story = {
  args: { allowsMultiple: true },
  play: async ({ args, canvas, canvasElement, step }) => {
    const zone = zoneOf(canvasElement);
    const files = [csv('a.csv'), csv('b.csv'), photo];
    await step('What is dragged over it is awaited', async () => {
      await send(zone, 'dragenter', { dataTransfer: bringing(...files) });
      await waitFor(() => expect(zone).toHaveAttribute('data-drop-target', 'true'));
      await expect(getComputedStyle(zone).borderTopStyle).toBe('solid');
    });
    await step('What fits is handed over, the rest is named', async () => {
      await send(zone, 'drop', { dataTransfer: bringing(...files) });
      await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith(files.slice(0, 2)));
      await expect(canvas.getByText(/photo.png is not a table/, onScreen)).toBeVisible();
      await expect(zone).not.toHaveAttribute('data-drop-target');
    });
    await step('Several can be chosen', async () => {
      await expect(inputOf(canvasElement)).toHaveAttribute('multiple');
      await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeVisible();
    });
  },
};

/** What is awaited, seen. */
export const Awaited: Story = {
  play: async ({ canvasElement }) => {
    const zone = zoneOf(canvasElement);
    await send(zone, 'dragenter', { dataTransfer: bringing(csv('a.csv')) });
    await waitFor(() => expect(zone).toHaveAttribute('data-drop-target', 'true'));
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    const opened = fn((event: Event) => event.preventDefault());
    inputOf(canvasElement).addEventListener('click', opened);
    await step('Tab: the place for a paste, then the button', async () => {
      await userEvent.tab();
      const place = canvas.getByRole('button', { name: /Drop or paste here/ });
      await expect(place).toHaveFocus();
      await expect(place).toHaveAccessibleName(/Your own materials/);
      await expect(zoneOf(canvasElement)).toHaveAttribute('data-focus-visible');
    });
    await step('Ctrl or ⌘ + V takes files, and says where there is none', async () => {
      const place = document.activeElement as HTMLElement;
      await send(place, 'paste', { clipboardData: bringing(csv('pasted.csv')) });
      await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce());
      await send(place, 'paste', { clipboardData: words });
      await expect(await canvas.findByText(/That was no file/, onScreen)).toBeVisible();
    });
    await step('Enter, Space open the choice', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(opened).toHaveBeenCalledTimes(1);
      await userEvent.keyboard(' ');
      await expect(opened).toHaveBeenCalledTimes(2);
    });
  },
};

export const Pending: Story = {
  args: { isPending: true, pendingLabel: 'Reading…' },
  play: async ({ args, canvasElement }) => {
    const zone = zoneOf(canvasElement);
    await send(zone, 'dragenter', { dataTransfer: bringing(csv('a.csv')) });
    await send(zone, 'drop', { dataTransfer: bringing(csv('a.csv')) });
    await expect(zone).not.toHaveAttribute('data-drop-target');
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { errorMessage: 'materials.csv has no column for a name. Add one and take it again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/no column for a name/);
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, description: 'Approved versions stay as they are.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toBeDisabled();
  },
};

export const RightToLeft: Story = { ...Failed, ...rightToLeft };
export const Dark: Story = { ...Failed, ...dark };
export const ForcedColors: Story = {
  ...Table,
  ...forcedColors(async ({ canvasElement }) => {
    const zone = zoneOf(canvasElement);
    await expectEdge(zone);
    await userEvent.tab();
    await expectFocusRing(zone);
  }),
};
export const ReducedMotion: Story = { ...Table, ...reducedMotion };
export const Narrow: Story = { ...Failed, globals: { viewport: { value: 'mobile2' } } };
