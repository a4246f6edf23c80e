/** The packages that ours are measured against. */
export const peers = [
  'embla-carousel-react',
  'swiper',
  '@ark-ui/react',
  'allotment',
  'react-resizable-panels',
  'dockview-react',
  'react-aria-components',
  'sonner',
  '@base-ui/react',
] as const;
