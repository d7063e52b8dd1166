/** The letter that standards, catalogues and drawings write for an attribute: it is the same in both languages. */
export const SYMBOLS: Readonly<Partial<Record<string, string>>> = {
  bore_diameter: 'd',
  outside_diameter: 'D',
  width_mm: 'B',
  dynamic_load_kn: 'C',
  static_load_kn: 'C₀',
  cross_section_mm: 'd₂',
  belt_length: 'L',
  length_mm: 'L',
  pitch_mm: 'P',
  shaft_height_mm: 'H',
  bolt_distance_mm: 'J',
};
