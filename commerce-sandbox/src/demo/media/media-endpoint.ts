import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Database } from '../../platform/database/database.ts';
import type { Config } from '../../platform/settings/config.ts';
import { Input, storable } from '../../platform/values/input.ts';
import { draw } from './draw.ts';
import { makerMark, MAKERS } from './maker-mark.ts';
import type { Drawing } from './pen/drawing.ts';
import { onBoard, SHEET, withoutDimensions } from './pen/pen.ts';

/** The widths that the shop asks for; any other is answered with the nearest. */
const WIDTHS = [40, 80, 160, 320, 640, 960, 1280, 1600, 2560] as const;
const DEFAULT_WIDTH = 640;
/** The drawing in the home page's banner, on the banner's colour. */
const HERO = { path: '/wysiwyg/home/hero.png', sku: '6205-2RS', board: '#083b5c' } as const;
const MOST_IN_MEMORY = 400;
const ONE_YEAR_S = 31_536_000;
const DRAWING_VERSION = 4;

type Format = 'webp' | 'png' | 'jpeg' | 'svg+xml';

/** `/media/catalog/product/…` and `/media/catalog/category/…`: drawings in the requested width and format. */
export function mediaEndpoint(app: FastifyInstance, config: Config, database: Database): void {
  const cache = new PictureCache(config.dataFolder === undefined ? undefined : join(config.dataFolder, '..', 'pictures'));
  app.get('/media/*', async (request, reply) => {
    const picture = await pictureAt(database, request);
    if (!picture) return reply.code(404).header('cache-control', 'public, max-age=60').send({ message: 'Not found.' });
    const query = Input.of(request.query);
    const width = nearestWidth(query.number('width') ?? DEFAULT_WIDTH);
    const height = query.has('height')
      ? Math.max(1, Math.min(Math.round(query.number('height') ?? 0), Math.round(width * 4)))
      : Math.round((width * SHEET.height) / SHEET.width);
    const format = formatFor(request, query);
    const key = createHash('sha256')
      .update(JSON.stringify([DRAWING_VERSION, picture, width, height, format]))
      .digest('hex');
    const bytes = await cache.get(`${key}.${format}`, () => render(picture, width, height, format));
    return sendPicture(request, reply, bytes, format, key.slice(0, 20));
  });
}

function sendPicture(request: FastifyRequest, reply: FastifyReply, picture: Buffer, format: Format, key: string): FastifyReply {
  const tag = `"${key}"`;
  reply.headers({ 'cache-control': `public, max-age=${ONE_YEAR_S}`, vary: 'Accept', etag: tag });
  return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.type(`image/${format}`).send(picture);
}

/** What a path shows: a part with its number, a part that stands for a category, or the mark of a manufacturer. */
type Picture =
  | { readonly drawing: Drawing; readonly sku: string }
  | { readonly drawing: Drawing; readonly shape: 'sign' | 'board' }
  | { readonly maker: string };

function svgOf(picture: Picture): string {
  if ('maker' in picture) return makerMark(picture.maker);
  if ('sku' in picture) return draw(picture.drawing, picture.sku);
  const svg = draw(picture.drawing);
  return picture.shape === 'board' ? onBoard(svg, HERO.board) : withoutDimensions(svg);
}

async function pictureAt(database: Database, request: FastifyRequest): Promise<Picture | undefined> {
  const path = decodePath((request.url.split('?', 1)[0] ?? '').slice('/media'.length));
  const product = /^\/catalog\/product(?:\/cache\/[0-9a-f]{32})?\/(.)\/(.)\/([^/]+?)(_thumbnail)?\.(?:png|jpe?g|webp)$/.exec(path);
  if (product) {
    const [row] = await database.query<{ drawing: Drawing; sku: string }>(
      `select drawing, sku from product where trim(both '-' from regexp_replace(lower(sku), '[^a-z0-9]+', '-', 'g')) = $1`,
      [product[3]],
    );
    return row && product[4] !== undefined ? { drawing: row.drawing, shape: 'sign' } : row;
  }
  if (path === HERO.path) {
    const [row] = await database.query<{ drawing: Drawing }>('select drawing from product where sku = $1', [HERO.sku]);
    return row && { drawing: row.drawing, shape: 'board' };
  }
  const maker = /^\/catalog\/manufacturer\/([a-z]{2,30})\.png$/.exec(path)?.[1];
  if (maker !== undefined) return MAKERS.has(maker) ? { maker } : undefined;
  const category = /^\/catalog\/category(\/[^/]+\.png)$/.exec(path);
  if (!category) return undefined;
  const [named] = await database.query<{ drawing: Drawing }>(
    'select p.drawing from category c join product p on p.sku = c.picture_sku where c.image = $1',
    [category[1]],
  );
  if (named) return { drawing: named.drawing, shape: 'sign' };
  // Otherwise a category shows one from the first third of its list.
  const [row] = await database.query<{ drawing: Drawing }>(
    `with listed as (
       select p.drawing, i.position from category c join category_index i on i.category_id = c.id join product p on p.id = i.product_id and p.visible
       where c.image = $1
     )
     select drawing from listed order by position offset (select count(*) / 3 from listed) limit 1`,
    [category[1]],
  );
  return row && { drawing: row.drawing, shape: 'sign' };
}

function decodePath(path: string): string {
  try {
    return storable(decodeURIComponent(path));
  } catch {
    return path;
  }
}

function nearestWidth(wanted: number): number {
  return WIDTHS.reduce<number>((best, width) => (Math.abs(width - wanted) < Math.abs(best - wanted) ? width : best), WIDTHS[0]);
}

/** `auto=webp` gives WebP to those who accept it; otherwise what `format` says, PNG by default. */
function formatFor(request: FastifyRequest, query: Input): Format {
  const wanted = query.text('format') ?? '';
  const accepts = String(request.headers.accept ?? '').includes('image/webp');
  // The drawing itself, for documents.
  if (wanted === 'svg') return 'svg+xml';
  if (wanted === 'webp' || (query.text('auto') === 'webp' && accepts)) return 'webp';
  return wanted === 'pjpg' || wanted === 'jpg' || wanted === 'jpeg' ? 'jpeg' : 'png';
}

/** Room around a sign, as a part of its width. */
const MARGIN = 0.08;

async function render(picture: Picture, width: number, height: number, format: Format): Promise<Buffer> {
  const svg = svgOf(picture);
  if (format === 'svg+xml') return Buffer.from(svg);
  const shape = 'shape' in picture ? picture.shape : undefined;
  // Density 72 is one pixel per unit of the sheet; larger pictures are drawn larger, not blown up.
  const density = Math.max(72, Math.ceil((72 * width) / SHEET.width));
  const background = shape === 'board' ? '#00000000' : '#ffffff';
  const drawn = sharp(Buffer.from(svg), { density });
  // Signs and what stands on a board are as large as the picture allows.
  const cut =
    shape === undefined
      ? drawn
      : sharp(
          await drawn
            .trim({ background: shape === 'board' ? background : '#ffffff', lineArt: true })
            .png()
            .toBuffer(),
        );
  const margin = shape === 'sign' ? Math.round(width * MARGIN) : 0;
  const inside = cut.resize(width - 2 * margin, height - 2 * margin, { fit: 'contain', background });
  if (shape === 'board') return encode(inside, format);
  return encode(inside.extend({ top: margin, bottom: margin, left: margin, right: margin, background }).flatten({ background }), format);
}

function encode(image: Sharp, format: Format): Promise<Buffer> {
  if (format === 'webp') return image.webp({ quality: 82, effort: 2 }).toBuffer();
  if (format === 'jpeg') return image.jpeg({ quality: 84, progressive: true }).toBuffer();
  return image.png({ palette: true, colours: 64, effort: 3 }).toBuffer();
}

/** Pictures in memory (the last few hundred) and, with a data folder, on disk. */
class PictureCache {
  readonly #pictures = new Map<string, Promise<Buffer>>();
  readonly #folder: string | undefined;

  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  get(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.#pictures.get(name);
    if (known) {
      this.#pictures.delete(name);
      this.#pictures.set(name, known);
      return known;
    }
    const picture = this.#load(name, make);
    this.#pictures.set(name, picture);
    picture.catch(() => this.#pictures.delete(name));
    const oldest = this.#pictures.keys().next();
    if (this.#pictures.size > MOST_IN_MEMORY && !oldest.done) this.#pictures.delete(oldest.value);
    return picture;
  }

  async #load(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    if (this.#folder === undefined) return make();
    const file = join(this.#folder, name);
    const stored = await readFile(file).catch(() => undefined);
    if (stored) return stored;
    const picture = await make();
    await mkdir(this.#folder, { recursive: true });
    await writeFile(file, picture);
    return picture;
  }
}
