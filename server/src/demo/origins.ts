/** The invented services behind the demo's products. `slug` names the picture. */
export interface DemoOrigin {
  readonly slug: string;
  readonly title: string;
  /** How access is given: a link made per subscription, one link for all, or a link of one's own. */
  readonly stock: 'template' | 'shared' | 'unique';
}

export const demoOrigins: readonly DemoOrigin[] = [
  { slug: 'askara', title: 'Askara', stock: 'template' },
  { slug: 'kinovo', title: 'Kinovo', stock: 'unique' },
  { slug: 'framic', title: 'Draftwell', stock: 'template' },
  { slug: 'linkra', title: 'Sceneloop', stock: 'shared' },
  { slug: 'dunora', title: 'Imagora', stock: 'template' },
  { slug: 'veilnet', title: 'Veilnet', stock: 'unique' },
  { slug: 'tonvale', title: 'Tonvale', stock: 'shared' },
  { slug: 'codelark', title: 'Codelark', stock: 'template' },
  { slug: 'lexiro', title: 'Lexiro', stock: 'template' },
  { slug: 'stashbay', title: 'Stashbay', stock: 'unique' },
  { slug: 'pagero', title: 'Pagero', stock: 'shared' },
  { slug: 'tempora', title: 'Tempora', stock: 'template' },
  { slug: 'notelo', title: 'Notelo', stock: 'template' },
  { slug: 'inkterm', title: 'Inkterm', stock: 'template' },
  { slug: 'mailora', title: 'Mailora', stock: 'template' },
  { slug: 'orbita', title: 'Orbita', stock: 'shared' },
  { slug: 'plusgame', title: 'Plusgame', stock: 'unique' },
  { slug: 'hexora', title: 'Hexora', stock: 'template' },
  { slug: 'statora', title: 'Statora', stock: 'template' },
  { slug: 'tessera', title: 'Tessera', stock: 'shared' },
  { slug: 'fitride', title: 'Fitride', stock: 'template' },
  { slug: 'dawnery', title: 'Dawnery', stock: 'shared' },
  { slug: 'cloudry', title: 'Cloudry', stock: 'template' },
  { slug: 'audiola', title: 'Audiola', stock: 'shared' },
];
