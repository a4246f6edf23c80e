import { figure } from './constant.ts';

const manufacturerGuide = 'Manufacturer guide, sdrxsw.com/blog-details/66 and /70';
const gummieGuide = 'Gummy cost guide, kornutra.co/blog/the-real-cost-of-manufacturing-gummy-supplements';
const gummieMultiple =
  '2 to 4 times tablets or capsules at every stage, kornutra.co/blog/the-real-cost-of-gummy-vitamins-what-nobody-tells-you; labour of 1 to 3.2 cents a piece, future4200.com/t/214032';
const overageGuide = 'Overage example of 10 %, nutrasciencelabs.com';
const capsuleCharts = 'Capsule size charts, novapharmanews.com and capsulcn.com';
const testingGuide = 'Private-label guide, privatelabelsupply.com/glossary/third-party-testing';
const startupGuide = 'Private-label guide, privatelabelsupply.com/buyers/dtc-supplement-startup';
const developmentGuide =
  'Contract manufacturer, akumalnutrition.com/blog/contract-supplement-manufacturing-costs (EUR)';

const capsule = ['capsule'] as const;
const solids = ['capsule', 'tablet', 'softgel', 'gummie'] as const;
const powders = ['tub', 'sticks'] as const;
const liquids = ['bottle', 'dropper', 'ready'] as const;

/** ConstantValues of making the product: fill, process, packaging, batch, minimum orders. US dollars. */
export const processConstants = {
  overageMineral: figure('Overage of minerals, botanicals and the like', [0.03, 0.05, 0.1, 'share']),
  overageVitamin: figure('Overage of stable vitamins', [0.05, 0.1, 0.15, 'share'], { source: overageGuide }),
  overageLabile: figure('Overage of vitamin C, B12 and folate', [0.2, 0.2, 0.6, 'share']),
  overageFatSoluble: figure('Overage of vitamins A, D and K', [0.2, 0.25, 0.6, 'share']),
  overageProbiotic: figure('Overage of live cultures', [0.5, 1, 2, 'share']),
  overageBulk: figure('Overage of proteins and fibres', [0, 0.02, 0.05, 'share']),
  moistureBulk: figure('Moisture of proteins and fibres', [0.04, 0.05, 0.08, 'share']),
  moistureOther: figure('Moisture of other materials: taken as bought', [0, 0, 0.05, 'share']),
  capsuleVolume: figure('Volume of a size 00 capsule', [0.95, 0.91, 0.91, 'mL'], {
    source: capsuleCharts,
    packs: capsule,
  }),
  capsuleDensity: figure('Bulk density of the capsule fill', [0.8, 0.6, 0.5, 'g/mL'], { packs: capsule }),
  capsuleFill: figure('Share of the capsule that is filled', [0.95, 0.9, 0.8, 'share'], {
    source: 'Capsule calculator, novapharmanews.com (aim 80 to 95 %)',
    packs: capsule,
  }),
  capsuleExcipient: figure('Flow agents added to a capsule fill', [0.01, 0.025, 0.1, 'share'], {
    packs: capsule,
  }),
  tabletExcipient: figure('Binder, disintegrant and lubricant added to a tablet', [0.25, 0.4, 0.6, 'share'], {
    packs: ['tablet'],
  }),
  tabletWeight: figure('Heaviest tablet that is easily swallowed', [1200, 1000, 800, 'mg'], {
    packs: ['tablet'],
  }),
  softgelWeight: figure('Fill of a softgel', [1200, 1000, 900, 'mg'], { packs: ['softgel'] }),
  softgelCarrier: figure('Carrier oil for each part of powder in a softgel', [1.2, 1.5, 2, 'share'], {
    packs: ['softgel'],
  }),
  gummieWeight: figure('Gummie base in a piece', [2500, 3000, 4000, 'mg'], { packs: ['gummie'] }),
  gummieLoad: figure('Most active material in a piece', [450, 300, 250, 'mg'], { packs: ['gummie'] }),
  gummieBulkLoad: figure(
    'Most of a material dosed in grams (collagen, creatine, fibre) in a piece',
    [900, 700, 500, 'mg'],
    { packs: ['gummie'] },
  ),
  powderSystem: figure('Sweetener, acid and flow agent added to a powder', [0.05, 0.1, 0.15, 'share'], {
    packs: powders,
  }),
  // 200 mg of flavour at 15 to 45 USD/kg and 20 mg of stevia at 30 to 150: 0.4 to 1.2 cents; masking a bitter active takes more.
  flavour: figure('Flavour and sweetener of a serving', [0.005, 0.01, 0.03, 'USD/serving'], {
    packs: [...powders, ...liquids],
  }),
  excipientPrice: figure('Excipient (microcrystalline cellulose)', [3, 5.5, 8, 'USD/kg'], {
    packs: ['capsule', 'tablet'],
  }),
  carrierPrice: figure('Filler or carrier (maltodextrin)', [1, 1.4, 2, 'USD/kg'], {
    packs: ['capsule', 'tablet', 'gummie', 'tub', 'sticks'],
  }),
  carrierOilPrice: figure('Carrier oil', [2, 3, 5, 'USD/kg'], { packs: ['softgel'] }),
  gummieBasePrice: figure('Pectin gummie base: sugars, pectin, acid, flavour', [1.2, 1.8, 3, 'USD/kg'], {
    packs: ['gummie'],
  }),
  liquidBasePrice: figure('Syrup base: water, glycerin, preservative', [0.8, 1.5, 3, 'USD/kg'], {
    packs: ['bottle', 'dropper'],
  }),
  readyBasePrice: figure('Ready-to-drink base: water, acid, sweetener', [0.1, 0.25, 0.6, 'USD/kg'], {
    packs: ['ready'],
  }),
  shell: figure('Empty HPMC capsule', [4, 12, 12, 'USD/1,000'], { packs: capsule }),
  capsuleProcess: figure('Encapsulation', [8, 10, 25, 'USD/1,000'], { packs: capsule }),
  tabletProcess: figure('Tableting', [5, 7, 20, 'USD/1,000'], { packs: ['tablet'] }),
  tabletCoating: figure('Film coating', [2, 3, 8, 'USD/1,000'], { packs: ['tablet'] }),
  softgelProcess: figure('Softgel encapsulation', [13, 27, 41, 'USD/1,000'], { packs: ['softgel'] }),
  softgelShell: figure('Gelatin shell of a softgel', [2, 3, 4, 'USD/1,000'], { packs: ['softgel'] }),
  // Twice encapsulation, the lower of what is named: yield, set-up and margin are counted apart. A small maker's labour is 1 to 3.2 cents.
  gummieProcess: figure('Gummie depositing', [12, 20, 45, 'USD/1,000'], {
    source: gummieMultiple,
    packs: ['gummie'],
  }),
  gummieCook: figure('Cooking of the gummie mass', [0.4, 0.8, 1.5, 'USD/kg'], { packs: ['gummie'] }),
  tubProcess: figure('Filling a tub', [0.25, 0.6, 0.9, 'USD/tub'], { packs: ['tub'] }),
  stickProcess: figure('Filling a stick, with its film', [0.04, 0.1, 0.15, 'USD/stick'], {
    packs: ['sticks'],
  }),
  liquidProcess: figure('Filling a bottle of liquid', [0.3, 0.35, 1, 'USD/bottle'], {
    packs: ['bottle', 'dropper'],
  }),
  readyProcess: figure('Co-packing a can', [0.25, 0.45, 0.8, 'USD/can'], { packs: ['ready'] }),
  blendPrice: figure('Blending', [1, 4, 6, 'USD/kg'], { packs: ['capsule', 'tablet', 'softgel'] }),
  powderBlendPrice: figure('Blending of a powder', [1, 2, 4, 'USD/kg'], { packs: powders }),
  mixPrice: figure('Mixing a liquid', [0.1, 0.25, 0.5, 'USD/kg'], { packs: liquids }),
  blendMinimum: figure('Least that a blend is charged', [250, 350, 600, 'USD/batch']),
  /** 0.25 the bottle, 0.08 the cap, 0.12 the label, 0.04 the shipper, 0.02 each of the others. */
  bottleSet: figure(
    'Bottle, cap, seal, desiccant, label, band and shipper',
    [0.32, 0.55, 1.05, 'USD/bottle'],
    { packs: solids },
  ),
  tubSet: figure('Tub, seal, scoop, label and shipper', [0.65, 1.05, 1.9, 'USD/tub'], { packs: ['tub'] }),
  sticksSet: figure('Folding carton and shipper', [0.13, 0.29, 0.57, 'USD/carton'], { packs: ['sticks'] }),
  liquidSet: figure('Bottle, cap, label, band and shipper', [0.4, 0.7, 1.2, 'USD/bottle'], {
    packs: ['bottle'],
  }),
  dropperSet: figure('Amber bottle with dropper, label, carton and shipper', [0.6, 1, 1.7, 'USD/bottle'], {
    packs: ['dropper'],
  }),
  readySet: figure('Can with end, sleeve and tray', [0.2, 0.32, 0.5, 'USD/can'], { packs: ['ready'] }),
  extraVolume: figure('Bigger packaging, for each litre beyond the usual', [0.4, 0.8, 1.5, 'USD/L']),
  yieldGummie: figure('Yield of gummies', [0.9, 0.88, 0.73, 'share'], {
    source: gummieGuide,
    packs: ['gummie'],
  }),
  yieldSoftgel: figure('Yield of softgels', [0.95, 0.92, 0.88, 'share'], { packs: ['softgel'] }),
  yieldOther: figure('Yield', [0.98, 0.95, 0.92, 'share'], {
    packs: ['capsule', 'tablet', ...powders, ...liquids],
  }),
  testing: figure('Batch testing: identity, potency, metals, micro', [400, 900, 1500, 'USD/batch'], {
    source: testingGuide,
  }),
  setup: figure('Set-up and batch documents', [400, 750, 1500, 'USD/batch']),
  margin: figure('Margin of the contract manufacturer, share of its price', [0.2, 0.25, 0.35, 'share']),
  freight: figure('Freight of raw material', [0.04, 0.06, 0.1, 'share']),
  duty: figure('Duty on raw material: not included; the high figure adds 10 %', [0, 0, 0.1, 'share']),
  outbound: figure('Outbound freight of a container', [0.08, 0.12, 0.25, 'USD']),
  outboundWeight: figure('Outbound freight of a heavy container', [0.15, 0.25, 0.5, 'USD/kg']),
  oneTime: figure('Formula, samples and stability, paid once', [1300, 3500, 5800, 'USD'], {
    source: developmentGuide,
  }),
  minimumRun: figure('Size of the first run', [2500, 2500, 2500, 'containers'], {
    source: `${startupGuide} (1,000 to 5,000 for a custom blend)`,
    packs: ['capsule', 'tablet', ...powders, 'bottle', 'dropper'],
  }),
  minimumRunLarge: figure(
    'Size of the first run on a softgel or gummie line',
    [5000, 5000, 5000, 'containers'],
    { packs: ['softgel', 'gummie'] },
  ),
  minimumRunReady: figure('Size of the first run on a canning line', [10_000, 10_000, 10_000, 'cans'], {
    packs: ['ready'],
  }),
  materialMinimum: figure('Least order of a material under $50/kg', [5, 25, 25, 'kg'], {
    source: manufacturerGuide,
  }),
  dearMaterialMinimum: figure('Least order of a material from $50/kg', [1, 5, 25, 'kg']),
  potentMaterialMinimum: figure('Least order of a material from $250/kg', [0.5, 1, 5, 'kg']),
};

/** What a label alone costs, the part of `bottleSet` that names it: for a quote that leaves labels open. */
export const labelOfContainer = figure('Label of a container', [0.12, 0.12, 0.12, 'USD/container']);
