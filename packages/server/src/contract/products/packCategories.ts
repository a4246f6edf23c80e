// Apart from the schemas, which a page has no need of.

/** What a product can be. */
export const productKinds = ['supplement', 'food', 'drink'] as const;

/** The categories of drinks, each with its own pack. */
export const drinkPacks = [
  'carbonated_can', 'still_rtd', 'juice_chilled', 'shot', 'fermented_drink', 'dairy_drink', 'plant_drink',
  'tea_coffee_rtd', 'tea_coffee_dry', 'powder_stick', 'powder_pouch', 'drink_tablet', 'drink_concentrate', 'alcohol_free',
] as const; // prettier-ignore

/** The categories of foods, each with its own pack. */
export const foodPackCategories = [
  'bar_cold', 'bar_baked', 'granola', 'cookie', 'bread', 'snack', 'trail_mix', 'jerky', 'confectionery', 'chocolate',
  'sauce', 'spread', 'jam', 'yogurt', 'soup_ambient', 'meal_frozen', 'ice_cream', 'baby_food', 'pet_treat', 'dry_mix',
  'chilled_alt', 'gel',
] as const; // prettier-ignore

/** Every category, drinks first. */
export const packCategories = [...drinkPacks, ...foodPackCategories] as const;

/** Whether a text is a kind of product. */
export const isProductKind = (text: unknown): text is (typeof productKinds)[number] =>
  productKinds.some((each) => each === text);
/** Whether a text is a category of packs. */
export const isPackCategory = (text: unknown): text is (typeof packCategories)[number] =>
  packCategories.some((each) => each === text);

/** Which kind of product a pack is for. */
export const kindOfPack = (category: (typeof packCategories)[number]): 'food' | 'drink' =>
  drinkPacks.some((each) => each === category) ? 'drink' : 'food';
