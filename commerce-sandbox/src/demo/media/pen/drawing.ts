/** What a product picture is drawn from: the kind of part and its dimensions in millimetres. */
export type Drawing =
  | {
      readonly kind: 'ball-bearing';
      readonly d: number;
      readonly D: number;
      readonly B: number;
      readonly cover: 'none' | 'seal' | 'shield';
      readonly angle?: number;
    }
  | {
      readonly kind: 'roller-bearing';
      readonly d: number;
      readonly D: number;
      readonly B: number;
      readonly rows: 1 | 2;
      readonly shape: 'cylinder' | 'barrel' | 'needle';
    }
  | { readonly kind: 'tapered-bearing'; readonly d: number; readonly D: number; readonly T: number }
  | { readonly kind: 'thrust-bearing'; readonly d: number; readonly D: number; readonly H: number }
  | {
      readonly kind: 'pillow-block';
      readonly shaft: number;
      readonly H: number;
      readonly L: number;
      readonly J: number;
      readonly split: boolean;
      readonly empty?: true;
    }
  | {
      readonly kind: 'flange-unit';
      readonly shaft: number;
      readonly L: number;
      readonly J: number;
      readonly holes: 2 | 4;
      readonly width: number;
      readonly empty?: true;
    }
  | { readonly kind: 'shaft-seal'; readonly d: number; readonly D: number; readonly B: number }
  | { readonly kind: 'o-ring'; readonly d1: number; readonly d2: number }
  | {
      readonly kind: 'chain';
      readonly pitch: number;
      readonly roller: number;
      readonly inner: number;
      readonly height: number;
      readonly strands: 1 | 2 | 3;
      readonly links?: 1;
    }
  | { readonly kind: 'sprocket'; readonly pitch: number; readonly teeth: number; readonly diameter: number }
  | {
      readonly kind: 'belt';
      readonly section: string;
      readonly width: number;
      readonly height: number;
      readonly length: number | undefined;
    }
  | { readonly kind: 'key'; readonly b: number; readonly h: number; readonly l: number }
  | { readonly kind: 'retaining-ring'; readonly d: number; readonly s: number; readonly inside: boolean }
  | { readonly kind: 'bolt'; readonly d: number; readonly l: number; readonly k: number; readonly s: number }
  | {
      readonly kind: 'container';
      readonly shape: 'bottle' | 'canister' | 'drum' | 'cartridge' | 'pail' | 'spray';
      readonly grade: string;
      readonly content: string;
    }
  | {
      readonly kind: 'wrench';
      readonly size: number;
      readonly l: number;
      readonly ends?: 'both' | 'open' | 'ring' | 'hook';
      readonly label?: string;
    }
  | { readonly kind: 'hex-key'; readonly size: number; readonly l: number; readonly h: number }
  | { readonly kind: 'puller'; readonly jaws: 2 | 3; readonly span: number; readonly reach: number }
  | { readonly kind: 'timing-belt'; readonly code: string; readonly pitch: number; readonly teeth: number; readonly width: number }
  | { readonly kind: 'pulley'; readonly section: string; readonly diameter: number; readonly grooves: number; readonly width: number }
  | { readonly kind: 'sleeve'; readonly d: number; readonly D: number; readonly L: number; readonly slope: number }
  | { readonly kind: 'spider'; readonly D: number; readonly size: number }
  | { readonly kind: 'nut'; readonly d: number; readonly s: number; readonly m: number; readonly socket?: boolean }
  | { readonly kind: 'lock-nut'; readonly d: number; readonly pitch: number; readonly D: number; readonly B: number }
  | { readonly kind: 'washer'; readonly d1: number; readonly d2: number; readonly h: number; readonly split: boolean }
  | { readonly kind: 'socket-screw'; readonly d: number; readonly l: number; readonly k: number; readonly dk: number; readonly s: number }
  | { readonly kind: 'cord'; readonly d2: number }
  | { readonly kind: 'v-ring'; readonly d: number }
  | {
      readonly kind: 'tool';
      readonly shape: 'pliers' | 'caliper' | 'gauge' | 'torque' | 'grease-gun' | 'heater' | 'case';
      readonly length: number;
    };
