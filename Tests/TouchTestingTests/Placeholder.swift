import Testing
import TouchTesting
