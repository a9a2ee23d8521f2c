// Side effects only: layer order, themes, reset and base styles. Import it first and once.
import '../src/theme/layers.css.ts';
import '../src/theme/themes.css.ts';
import '../src/theme/base.css.ts';
