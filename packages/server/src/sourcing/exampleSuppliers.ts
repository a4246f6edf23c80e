/** Makers that are invented: everybody begins with them, so that the first request has somebody to go to. */
export const exampleSuppliers = [
  { name: 'Northwind Contract Manufacturing (Example)', kinds: ['maker'], country: 'United States' },
  { name: 'Alpenrose Nutrition (Example)', kinds: ['maker'], country: 'Germany' },
] as const;
