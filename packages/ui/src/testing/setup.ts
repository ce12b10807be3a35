import './annotations';
import { failOnConsole } from './failOnConsole';

failOnConsole();
