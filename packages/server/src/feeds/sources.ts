/** A publication's feed. */
export interface FeedSource {
  /** Name of the publication, as readers see it; unique. */
  name: string;
  /** Address of its RSS, Atom or JSON feed. */
  url: string;
}

const arc = (host: string) => `https://www.${host}/arc/outboundfeeds/rss/`;

/**
 * The trade press read by default: feeds seen working in 2026 whose robots.txt allows it. Of each only title, summary
 * and link are kept. Left out: Nutrition Insight and Food Ingredients First (robots.txt refuses the feeds), Food
 * Business News (no feed), Nutraceuticals World and EFSA (no address that is certain).
 */
export const defaultSources: readonly FeedSource[] = [
  { name: 'NutraIngredients', url: arc('nutraingredients.com') },
  { name: 'FoodNavigator', url: arc('foodnavigator.com') },
  // Its host was seen redirecting to FoodNavigator: what comes twice is found by the dedupe.
  { name: 'FoodNavigator-USA', url: arc('foodnavigator-usa.com') },
  { name: 'BakeryandSnacks', url: arc('bakeryandsnacks.com') },
  { name: 'ConfectioneryNews', url: arc('confectionerynews.com') },
  { name: 'BeverageDaily', url: arc('beveragedaily.com') },
  { name: 'DairyReporter', url: arc('dairyreporter.com') },
  { name: 'Nutritional Outlook', url: 'https://www.nutritionaloutlook.com/rss.xml' },
  { name: 'Nutraceutical Business Review', url: 'https://www.nutraceuticalbusinessreview.com/rss' },
  { name: 'New Hope Network', url: 'https://newhope.com/rss.xml' },
  { name: 'SupplySide Supplement Journal', url: 'https://www.supplysidesj.com/rss.xml' },
  { name: 'Food Dive', url: 'https://www.fooddive.com/feeds/news/' },
  { name: 'FoodBev', url: 'https://www.foodbev.com/blog-feed.xml' },
  { name: 'Prepared Foods', url: 'https://www.preparedfoods.com/rss/17' },
  { name: 'Just Food', url: 'https://www.just-food.com/feed/' },
  { name: 'Just Drinks', url: 'https://www.just-drinks.com/feed/' },
  { name: 'Food Safety Tech', url: 'https://www.foodsafetytech.com/feed/' },
  { name: 'Food Engineering', url: 'https://www.foodengineeringmag.com/rss/16' },
  { name: 'Beverage Industry', url: 'https://www.bevindustry.com/rss/16' },
  {
    name: 'Food Processing',
    url: 'https://www.foodprocessing.com/__rss/website-scheduled-content.xml?input=%7B%22sectionAlias%22%3A%22home%22%7D',
  },
  { name: 'Fi Global Insights', url: 'https://insights.figlobal.com/rss.xml' },
  {
    name: 'FDA food safety recalls',
    url: 'https://www.fda.gov/about-fda/contact-fda/stay-informed/rss-feeds/food-safety-recalls/rss.xml',
  },
  { name: 'FTC press releases', url: 'https://www.ftc.gov/feeds/press-release.xml' },
];
