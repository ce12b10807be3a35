import './layers.css';
import './reset.css';
import '../theme/themes.css';
import '../theme/fonts.css';
import './base.css';
import './print.css';
