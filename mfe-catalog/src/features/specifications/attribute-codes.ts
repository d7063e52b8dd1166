import { operation } from 'shared-contracts';
import { AttributeLabelsDocument } from './attribute-labels.graphql.ts';

/** The shop's product attributes. One that is missing here is shown under its code, made readable. */
const ATTRIBUTE_CODES = [
  'manufacturer',
  'bore_diameter',
  'outside_diameter',
  'width_mm',
  'seal_type',
  'cage_material',
  'material',
  'belt_section',
  'belt_length',
  'thread',
  'pitch_mm',
  'cross_section_mm',
  'viscosity_grade',
  'nlgi_grade',
  'length_mm',
  'dynamic_load_kn',
  'static_load_kn',
  'height_mm',
  'shaft_height_mm',
  'bolt_distance_mm',
  'roller_diameter_mm',
  'inner_width_mm',
  'teeth',
  'groove_diameter_mm',
  'width_across_flats_mm',
  'volume_l',
  'net_weight_kg',
  'standard',
] as const;

/** Their labels in the store's language. The same for every product, so that the cache answers from the second page on. */
export const attributeLabels = operation(
  AttributeLabelsDocument,
  { attributes: ATTRIBUTE_CODES.map((attribute_code) => ({ attribute_code, entity_type: 'catalog_product' as const })) },
  { required: false },
);
