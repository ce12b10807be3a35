import './annotations';
import './demandTrustedTypes';
