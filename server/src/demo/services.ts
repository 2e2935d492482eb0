/** The invented services of the demo's products. `slug` is the name of the picture. */
export interface DemoService {
  readonly slug: string;
  readonly title: string;
  /** How credentials are assigned: a link generated per subscription, one shared link, or a unique link for each. */
  readonly inventory: 'template' | 'shared' | 'unique';
  /** What its items hold; links unless named. */
  readonly content?: 'code' | 'account' | 'text' | 'file';
  /** How often a buyer may replace an item in 30 days; 0 unless named. */
  readonly replacements?: number;
}

export const demoServices: readonly DemoService[] = [
  { slug: 'askara', title: 'Askara', inventory: 'template' },
  { slug: 'kinovo', title: 'Kinovo', inventory: 'unique' },
  { slug: 'framic', title: 'Draftwell', inventory: 'template' },
  { slug: 'linkra', title: 'Sceneloop', inventory: 'shared' },
  { slug: 'dunora', title: 'Imagora', inventory: 'template' },
  { slug: 'veilnet', title: 'Veilnet', inventory: 'unique' },
  { slug: 'tonvale', title: 'Tonvale', inventory: 'shared' },
  { slug: 'codelark', title: 'Codelark', inventory: 'template' },
  { slug: 'lexiro', title: 'Lexiro', inventory: 'template' },
  { slug: 'stashbay', title: 'Stashbay', inventory: 'unique', content: 'account', replacements: 1 },
  { slug: 'pagero', title: 'Pagero', inventory: 'shared' },
  { slug: 'tempora', title: 'Tempora', inventory: 'template' },
  { slug: 'notelo', title: 'Notelo', inventory: 'template' },
  { slug: 'inkterm', title: 'Inkterm', inventory: 'template' },
  { slug: 'mailora', title: 'Mailora', inventory: 'template' },
  { slug: 'orbita', title: 'Orbita', inventory: 'shared' },
  { slug: 'plusgame', title: 'Plusgame', inventory: 'unique', content: 'code', replacements: 2 },
  { slug: 'hexora', title: 'Hexora', inventory: 'template' },
  { slug: 'statora', title: 'Statora', inventory: 'template' },
  { slug: 'tessera', title: 'Tessera', inventory: 'shared' },
  { slug: 'fitride', title: 'Fitride', inventory: 'shared', content: 'text' },
  { slug: 'dawnery', title: 'Dawnery', inventory: 'shared' },
  { slug: 'cloudry', title: 'Cloudry', inventory: 'unique', content: 'file', replacements: 1 },
  { slug: 'audiola', title: 'Audiola', inventory: 'shared' },
];
