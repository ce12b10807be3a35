import './annotations';
import { demandTrustedTypes } from './demandTrustedTypes';
import { failOnConsole } from './failOnConsole';

demandTrustedTypes();
failOnConsole();
